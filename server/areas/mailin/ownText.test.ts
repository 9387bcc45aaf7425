import { ownText } from './ownText.ts'

test.each([
  ['plain words', 'Yes, that is it.\n\nThank you!', 'Yes, that is it.\n\nThank you!'],
  [
    'a quote below',
    'Still cut on my phone.\n\nOn Mon, 12 Jan 2026 at 10:00, Ideas <reply@in.example> wrote:\n> Every button grows now.\n> Tell us.\n',
    'Still cut on my phone.',
  ],
  ['a signature', 'It works.\n\n-- \nAna Ruiz\nFieldnotes', 'It works.'],
  ['a phone’s signature', 'It works.\n\nSent from my iPhone', 'It works.'],
  ['lines of another system', 'One\r\ntwo\r\n', 'One\ntwo'],
])('keeps what was written of %s', (_what, mail, own) => {
  expect(ownText(mail)).toBe(own)
})

test('a paragraph on one line is kept whole, whatever begins where it is looked at in pieces', () => {
  for (const word of ['words ', '> ', '-- ', 'On Monday ', '👍 ']) {
    const paragraph = `It ${word.repeat(900)}ends.`.slice(0, 9_000)
    const quote = `\n\nOn Mon, 12 Jan 2026, Ideas wrote:\n> ${'quoted '.repeat(900)}\n`
    expect(ownText(paragraph + quote)).toBe(paragraph)
  }
})

test('a mail that is made to take long is read in a moment', () => {
  const began = performance.now()
  for (const hostile of [
    '> '.repeat(100_000),
    `On ${'a '.repeat(50_000)}`,
    '-'.repeat(200_000),
    '\n'.repeat(200_000),
    'Le '.repeat(60_000),
  ])
    ownText(hostile)
  expect(performance.now() - began).toBeLessThan(5_000)
})
