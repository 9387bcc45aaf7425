import { identityOf } from './identity.ts'

test('a name is what the source says', () => {
  expect(identityOf('Ann-Marie')).toEqual({ key: 'ann-marie', name: 'Ann-Marie' })
  expect(identityOf('ann @ home')).toEqual({ key: 'ann @ home', name: 'ann @ home' })
})

test.each([
  ['jane.doe@example.com', 'Jane Doe'],
  ['Jane.Doe+news@Example.COM', 'Jane Doe'],
  ['Jané Döe <jane.doe@example.com>', 'Jané Döe'],
  ['jane_doe@example.com (Jane of Sales)', 'Jane of Sales'],
  ['<jane@example.com>', 'Jane'],
  ['mailto:jane@example.com', 'Jane'],
  ['4711@example.com', 'Somebody'],
  ['jürgen@münchen.example', 'Jürgen'],
  ['a@b.example, c@d.example', 'A'],
])('%s is called %s, and by no address', (login, name) => {
  const identity = identityOf(login)
  expect(identity.name).toBe(name)
  expect(identity.key).toMatch(/^sha256:[0-9a-f]{32}$/)
})

test('an address is one person, however it is written', () => {
  expect(identityOf('Jane <Jane@example.com>').key).toBe(identityOf('jane@EXAMPLE.com').key)
  expect(identityOf('jane@example.com').key).not.toBe(identityOf('jane@example.org').key)
})
