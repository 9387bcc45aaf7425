import { foundWords, hasWords } from './foundWords.ts'

test.each([
  ['the beginning of a word', 'borr', 'Borrow checker: borrowed', ['Borrow', 'borrowed']],
  ['without an accent', 'perque', 'Perquè no?', ['Perquè']],
  ['a slip of the hand', 'borow', 'ICE in borrow checker', ['borrow']],
  ['joined and apart', 'email', 'E-mail digest', ['E-mail']],
  ['after an apostrophe', 'habitatge', "L'habitatge", ['habitatge']],
  ['pairs of characters', '离线', '支持离线同步', ['离线']],
  ['nothing', 'xyz', 'Dark mode', []],
])('marks %s', (_, typed, title, expected) => {
  expect(foundWords(typed, title)).toEqual(expected)
})

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
