import { checkGuard, newFormGuard } from './formGuard.ts'

const secret = 's'.repeat(32)
const asked = Date.parse('2026-05-10T12:00:00.000Z')
const token = newFormGuard(secret, asked)
const after = (seconds: number, over: Partial<{ token: string; website: string }> = {}) =>
  checkGuard({ token, website: '', ...over }, secret, asked + seconds * 1000)

test('a person is clean from two seconds to a day after the form was shown', () => {
  expect([after(2), after(60), after(86_400)]).toEqual(['clean', 'clean', 'clean'])
})

test.each([
  ['sent at once', after(1.9)],
  ['older than a day', after(86_401)],
  ['from the future', after(-5)],
  ['the hidden field filled in', after(60, { website: 'https://spam.example' })],
  ['no token', after(60, { token: '' })],
  ['no token at all', after(60, { token: '.' })],
  [
    'a later moment with the old signature',
    after(60, { token: token.replace(/^./, (it) => (it === 'm' ? 'n' : 'm')) }),
  ],
  ['another signature', after(60, { token: `${token.slice(0, -4)}AAAA` })],
  ['signed with another secret', after(60, { token: newFormGuard('x'.repeat(32), asked) })],
])('trapped: %s', (_, verdict) => {
  expect(verdict).toBe('trapped')
})
