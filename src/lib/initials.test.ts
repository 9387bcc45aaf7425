import { initials } from './initials.ts'

test.each([
  ['Ana Puig', 'AP'],
  ['ana maria puig i vila', 'av'],
  ['rust-lang', 'rl'],
  ['bors', 'b'],
  ['李小龙', '李'],
  ['(Émile) "Zola"', 'ÉZ'],
  ['👩🏽‍💻', ''],
  ['', ''],
])('%p is %p', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
