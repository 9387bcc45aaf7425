import { slugOf } from './slug.ts'

test.each([
  ['Dark mode, please!', 'dark-mode-please'],
  ['  Café — für Ünï ', 'cafe-fur-uni'],
  ['エディター 版', 'エティター-版'],
  ['한국어 제목', '한국어-제목'],
  ['C++', 'c'],
  ['!!!', ''],
  ['x'.repeat(100), 'x'.repeat(60)],
])('%j has the slug %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('does not end in the middle of a dash, nor in half a character', () => {
  expect(slugOf(`${'x'.repeat(59)} yz`)).toBe('x'.repeat(59))
  expect(/\p{Cs}/u.test(slugOf('𠀋'.repeat(80)))).toBe(false)
})
