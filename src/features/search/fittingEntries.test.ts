import { fittingEntries } from './fittingEntries.ts'

const entries = [
  { name: 'Settings', words: 'account profile preferences' },
  { name: 'Site settings', words: 'configuration boards name' },
  { name: 'Post an idea', words: 'new create add' },
  { name: 'Café lovers' },
  { name: '离线同步' },
]
const names = (typed: string, most = 4) =>
  fittingEntries(entries, typed, most).map(({ name }) => name)

test.each([
  ['the beginning of the name first', 'set', ['Settings', 'Site settings']],
  ['what people may call it', 'create', ['Post an idea']],
  ['a slip of the hand', 'setings', ['Settings', 'Site settings']],
  ['several words in any order', 'idea post', ['Post an idea']],
  ['words of the name and of the others', 'site config', ['Site settings']],
  ['without accents and capitals', 'CAFE', ['Café lovers']],
  ['within a script without spaces', '同步', ['离线同步']],
  ['nothing', 'xylophone', []],
  ['nothing typed', '  ', []],
])('finds by %s', (_, typed, expected) => {
  expect(names(typed)).toEqual(expected)
})

test('at most so many', () => {
  expect(names('set', 1)).toEqual(['Settings'])
})
