import { Refusal } from '#server/kernel/refusal.ts'
import { offerCookie, requireKeptCookie } from './keptCookie.ts'

const auth = { cookie: { prefix: '__Host-', path: '/', secure: true } } as const

test('a browser without a cookie of ours is given one, and one that has any is not', () => {
  const cookies: string[] = []
  offerCookie(auth, 'other=1; __Host-earshot.guest=x', cookies)
  expect(cookies).toEqual([])
  offerCookie(auth, undefined, cookies)
  expect(cookies).toEqual([expect.stringMatching(/^__Host-earshot\.kept=1; Max-Age=86400;/)])
})

test('a browser that keeps no cookie is refused and offered one; programs are not', () => {
  const cookies: string[] = []
  const require = (isBrowser: boolean, cookieHeader?: string) => () =>
    requireKeptCookie(auth, { isBrowser, cookieHeader }, cookies)
  expect(require(true, 'earshot.kept=1')).not.toThrow()
  expect(require(false)).not.toThrow()
  expect(cookies).toEqual([])
  expect(require(true, 'other=earshot.kept')).toThrow(Refusal)
  expect(cookies).toHaveLength(1)
})
