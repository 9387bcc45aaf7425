import { limits } from './limits.ts'
import { problemText } from './problemText.ts'
import { checkText, countCharacters, normalise } from './validation.ts'

const titleProblem = (text: string) => checkText('title', 'title', text)

test.each([
  ['', 'The title is missing.'],
  ['  \n ', 'The title is missing.'],
  ['ab', 'The title needs at least 3 characters; it has 2.'],
  ['  ab  ', 'The title needs at least 3 characters; it has 2.'],
  ['x'.repeat(141), 'The title can have at most 140 characters; it has 141.'],
  ['two\nlines', 'The title must be one line.'],
  ['two\u2028lines', 'The title must be one line.'],
  ['bell \u0007 here', 'The title has a character that cannot be stored.'],
  ['null \0 here', 'The title has a character that cannot be stored.'],
  ['half \uD83D pair', 'The title has a character that cannot be stored.'],
])('the title %j is refused: %s', (text, sentence) => {
  const problem = titleProblem(text)
  expect(problem && problemText(problem)).toBe(sentence)
})

test('counts code points, not halves of them', () => {
  expect(countCharacters('a😀字')).toBe(3)
  expect(titleProblem('😀'.repeat(140))).toBeNull()
  expect(titleProblem('😀'.repeat(141))).toMatchObject({ rule: 'tooLong', limit: 140, length: 141 })
})

test('the limits of docs/RULES.md#validation', () => {
  expect(checkText('body', 'body', '')).toBeNull()
  expect(checkText('body', 'body', 'x'.repeat(limits.body.max))).toBeNull()
  expect(checkText('body', 'body', 'x'.repeat(limits.body.max + 1))).toMatchObject({
    rule: 'tooLong',
  })
  expect(checkText('comment', 'comment', '')).toMatchObject({ rule: 'required' })
  expect(checkText('personName', 'name', 'A')).toBeNull()
  expect(checkText('personName', 'name', 'x'.repeat(61))).toMatchObject({ limit: 60 })
  expect(checkText('label', 'name', 'x'.repeat(41))).toMatchObject({ limit: 40 })
})

test('is stored composed, with plain line ends, and trimmed where it is one line', () => {
  expect(normalise('title', '  Cafe\u0301 ')).toBe('Café')
  expect(normalise('body', '  one\r\ntwo\rthree \n')).toBe('  one\ntwo\nthree')
})
