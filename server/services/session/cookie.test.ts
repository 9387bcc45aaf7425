import {
  cookieScope,
  findCookie,
  forOtherSite,
  readCookie,
  removeCookie,
  setCookie,
  signed,
  unsigned,
} from './cookie.ts'

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

const kind = { name: 'n', maxAge: 5, formerName: '__Secure-n' }

test.each([
  ['http://localhost:4000', 'n=v; Max-Age=5; Path=/; HttpOnly; SameSite=Lax'],
  ['https://site.example', '__Host-n=v; Max-Age=5; Path=/; HttpOnly; SameSite=Lax; Secure'],
  [
    'https://site.example/ideas/',
    '__Secure-n=v; Max-Age=5; Path=/ideas; HttpOnly; SameSite=Lax; Secure',
  ],
])('a cookie of %s is out of reach of scripts and of other sites', (publicUrl, line) => {
  expect(setCookie(cookieScope(publicUrl), kind, 'v')).toBe(line)
})

test('a cookie for a page of another site is sent along from there, kept apart from those of other pages', () => {
  for (const publicUrl of ['http://localhost', 'https://site.example'])
    expect(forOtherSite(setCookie(cookieScope(publicUrl), kind, 'v'))).toMatch(
      /n=v; Max-Age=5; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned$/,
    )
})

test('a former name is read where there is no other, and removed with it', () => {
  const scope = cookieScope('https://site.example')
  expect(findCookie(scope, kind, '__Secure-n=old')).toEqual({ value: 'old', isFormer: true })
  expect(findCookie(scope, kind, '__Secure-n=old; __Host-n=new')).toEqual({
    value: 'new',
    isFormer: false,
  })
  expect(findCookie(scope, kind, 'n=plain')).toBeNull()
  expect(findCookie(cookieScope('http://localhost'), kind, '__Secure-n=old')).toBeNull()
  expect(removeCookie(scope, kind, '__Secure-n=old')).toEqual([
    '__Host-n=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    '__Secure-n=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
  expect(removeCookie(cookieScope('https://site.example/ideas'), kind, '__Secure-n=x')).toEqual([
    '__Secure-n=; Max-Age=0; Path=/ideas; HttpOnly; SameSite=Lax; Secure',
  ])
})
