import { changedWords } from './changedWords.ts'

const own = (one: string, other: string) =>
  changedWords(one, other).map((parts) =>
    parts.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim()),
  )

test.each([
  ['the same', 'the same', [], []],
  ['', 'all new', [], ['all new']],
  ['Dark mode at night', 'Dark pages at night', ['mode'], ['pages']],
  ['one two three four', 'one three two four', ['two'], ['two']],
  ['A kestrel\n\nhovers', 'A kestrel hovers low', [], ['low']],
  ['شكرا جزيلا', 'شكرا لكم', ['جزيلا'], ['لكم']],
])('%j against %j', (one, other, left, right) => {
  expect(own(one, other)).toEqual([left, right])
})

test('nothing of either text is lost, also where they are too long to be compared', () => {
  const long = Array.from({ length: 3_000 }, (_, at) => `word${at}`).join(' ')
  for (const [one, other] of [
    ['a  b\n c ', ' a b c'],
    [long, long.toUpperCase()],
    [long, `${long} more`],
  ] as const) {
    expect(changedWords(one, other).map((parts) => parts.map(({ text }) => text).join(''))).toEqual(
      [one, other],
    )
  }
  expect(own(long, `${long} more`)).toEqual([[], ['more']])
})
