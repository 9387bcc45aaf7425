import { parseEmails } from './parseEmails.ts'

test.each([
  ['', [], []],
  [
    ' a@b.example, c@d.example;e@f.example\n\nA@B.example\tg@h.example ',
    ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example'],
    [],
  ],
  ['Ana Lima <ana@example.com>, Bo <bo@example.com>', ['ana@example.com', 'bo@example.com'], []],
  ['"Roe, Ana" <ana@example.com>; bo@example.com', ['ana@example.com', 'bo@example.com'], []],
  ['nobody, x@, ida@example.com', ['nobody', 'x@', 'ida@example.com'], ['nobody', 'x@']],
])('%j', (text, emails, bad) => {
  expect(parseEmails(text)).toEqual({ emails, bad })
})
