import { beginsWord, typedAfter } from './typedAfter.ts'

const at = (text: string) => typedAfter('@', text.replace('|', ''), text.indexOf('|'))

test.each([
  ['@|', { from: 0, typed: '' }],
  ['Hi @an| there', { from: 3, typed: 'an' }],
  ['(@Ana Ru|', { from: 1, typed: 'Ana Ru' }],
  ["@Anne-Marie O'N|", { from: 0, typed: "Anne-Marie O'N" }],
  ['你好@小|', { from: 2, typed: '小' }],
  ['@ana @b|', { from: 5, typed: 'b' }],
  ['@محم|', { from: 0, typed: 'محم' }],
  ['me@example|', null],
  ['a.b@|', null],
  ['@ ana|', null],
  ['@one two three four|', null],
  ['@ana\nsaid|', null],
  ['@ana, |', null],
  ['|@ana', null],
  [`@${'a'.repeat(60)}|`, null],
])('%s', (text, found) => {
  expect(at(text)).toEqual(found)
})

test('a name begins with what was typed at any of its words', () => {
  expect(
    ['', 'jo', 'NÚ', 'prat', 'jose nunez', 'ose', 'x'].map((typed) =>
      beginsWord('José Núñez-Prat', typed),
    ),
  ).toEqual([true, true, true, true, true, false, false])
})
