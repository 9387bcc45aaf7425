import { hasWords } from './hasWords.ts'

test.each([
  ['dark mo', 'A mode that is dark', true],
  ['dark mo', 'A dark theme', false],
  ['e-mail', 'Email digest', true],
  ['离线', '支持离线同步', true],
  ['"dark mode"', 'Dark mode', true],
  ['', 'Dark mode', false],
])('%p in %p: %p', (typed, title, expected) => {
  expect(hasWords(typed, title)).toBe(expected)
})
