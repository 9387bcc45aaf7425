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
  ['two\nlines', 'The title must be on one line.'],
  ['two\u2028lines', 'The title must be on one line.'],
  ['bell \u0007 here', 'The title contains a character that cannot be stored.'],
  ['null \0 here', 'The title contains a character that cannot be stored.'],
  ['half \uD83D pair', 'The title contains a character that cannot be stored.'],
  ['\u200b\u200b\u200b\u200b', 'The title is missing.'],
  ['\u3164 \u2800 \u00ad', 'The title is missing.'],
  ['\u{E0041}\u{E0042}\ufe0f', 'The title is missing.'],
  ['pay \u202Efdp.exe', 'The title contains an invisible character that reverses text.'],
  ['a \u2066title\u2069', 'The title contains an invisible character that reverses text.'],
  ['a\u200ftitle', 'The title contains an invisible character that reverses text.'],
])('the title %j is refused: %s', (text, sentence) => {
  const problem = titleProblem(text)
  expect(problem && problemText(problem)).toBe(sentence)
})

test.each([
  [{ rule: 'tooLong', limit: 5, length: 6 }, 'can have at most 5 characters; they have 6.'],
  [
    { rule: 'turnsText', limit: 5, length: 5 },
    'contain an invisible character that reverses text.',
  ],
  [
    { rule: 'imageOnItsWay', limit: 5, length: 5 },
    'have an image that is still uploading. Wait, retry it or remove it.',
  ],
] as const)('the details are many: %j', (problem, sentence) => {
  expect(problemText({ field: 'body', ...problem })).toBe(`The details ${sentence}`)
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

test('names need something to see, and may be of any script and have emoji made of several', () => {
  for (const kind of ['personName', 'label', 'siteName'] as const) {
    expect(checkText(kind, 'name', '\u200b\u2060')).toMatchObject({ rule: 'required' })
    expect(checkText(kind, 'name', 'A\u202e')).toMatchObject({ rule: 'turnsText' })
    for (const name of ['字', 'عمر', 'דנה', '👩\u200d💻', 'क्\u200dष', '!', 'می\u200cخواهم'])
      expect(checkText(kind, 'name', name)).toBeNull()
  }
  for (const kind of ['tagline', 'voteReason'] as const) {
    expect(checkText(kind, 'tagline', '')).toBeNull()
    expect(checkText(kind, 'tagline', 'turned \u202e')).toMatchObject({ rule: 'turnsText' })
  }
  expect(checkText('comment', 'comment', '\u200b')).toMatchObject({ rule: 'required' })
  expect(checkText('comment', 'comment', 'שלום\u200f!')).toBeNull()
})

test('is stored composed, with plain line ends, and trimmed where it is one line', () => {
  expect(normalise('title', '  Cafe\u0301 ')).toBe('Café')
  expect(normalise('body', '  one\r\ntwo\rthree \n')).toBe('  one\ntwo\nthree')
})
