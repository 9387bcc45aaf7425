import { findsIn, foundWords } from './foundWords.ts'
import { chunksOf } from './searchText.ts'

test.each([
  ['the beginning of a word', 'borr', 'Borrow checker: borrowed', ['Borrow', 'borrowed']],
  ['without an accent', 'perque', 'Perquè no?', ['Perquè']],
  ['a slip of the hand', 'borow', 'ICE in borrow checker', ['borrow']],
  ['joined and apart', 'email', 'E-mail digest', ['E-mail']],
  ['after an apostrophe', 'habitatge', "L'habitatge", ['habitatge']],
  ['pairs of characters', '离线', '支持离线同步', ['离线']],
  [
    'two words typed as one',
    'datenimportieren',
    'Daten importieren können',
    ['Daten', 'importieren'],
  ],
  ['a name with its sign', 'c++', 'Colours in C++ and C#', ['C++']],
  ['what a name is without its sign', '.net', 'Network for ASP.NET', ['ASP.NET']],
  ['no name for its letter', 'c', 'C++', []],
  ['nothing', 'xyz', 'Dark mode', []],
  ['no word that only has some of the letters', 'wrist', 'Map of where notes were written', []],
])('marks %s', (_, typed, title, expected) => {
  expect(foundWords(typed, title)).toEqual(expected)
  // Exactly the found words are marked.
  expect(findsIn(chunksOf(typed))(title)).toBe(expected.length > 0)
})
