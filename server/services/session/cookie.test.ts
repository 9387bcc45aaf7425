import { readCookie, setCookie, signed, unsigned } from './cookie.ts'

const secret = 'a secret of tests'

test('a signed token is read back, and no other text is', () => {
  const value = signed('token-1', secret)
  expect(unsigned(value, secret)).toBe('token-1')
  expect(unsigned(value, 'another secret')).toBeNull()
  expect(unsigned(value.replace('token-1', 'token-2'), secret)).toBeNull()
  expect(unsigned(value.slice(0, -3), secret)).toBeNull()
  for (const wrong of ['', '.', 'token-1', 'token-1.', '.sig', '%', '%00.%ff', 'a'.repeat(5_000)])
    expect(unsigned(wrong, secret)).toBeNull()
})

test('finds a cookie by its whole name', () => {
  const header = 'a=1; earshot.session_token=abc%3D; xearshot.session_token=no; b'
  expect(readCookie(header, 'earshot.session_token')).toBe('abc%3D')
  expect(readCookie(header, 'session_token')).toBeNull()
  expect(readCookie(undefined, 'a')).toBeNull()
})

test('a cookie is out of reach of scripts and of other sites, and secure where the site is', () => {
  expect(setCookie({ name: 'n', secure: false, maxAge: 5 }, 'v', 5)).toBe(
    'n=v; Max-Age=5; Path=/; HttpOnly; SameSite=Lax',
  )
  expect(setCookie({ name: 'n', secure: true, maxAge: 5 }, '', 0)).toBe(
    'n=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
})
