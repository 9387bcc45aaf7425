import { Refusal } from '#server/kernel/refusal.ts'
import { offerCookie, requireKeptCookie } from './keptCookie.ts'

const auth = { cookie: { prefix: '__Host-', path: '/', secure: true } } as const
const request = (headers: Record<string, string>) => ({ headers, cookies: [] as string[] })

test('a browser without a cookie of ours is given one, and one that has any is not', () => {
  const fresh = request({})
  offerCookie(auth, fresh)
  expect(fresh.cookies).toEqual([expect.stringMatching(/^__Host-earshot\.kept=1; Max-Age=86400;/)])
  const known = request({ cookie: 'other=1; __Host-earshot.guest=x' })
  offerCookie(auth, known)
  expect(known.cookies).toEqual([])
})

test('a browser that keeps no cookie is refused and offered one; programs are not', () => {
  const blocking = request({ 'sec-fetch-site': 'cross-site', cookie: 'other=earshot.kept' })
  expect(() => requireKeptCookie(auth, blocking)).toThrow(Refusal)
  expect(blocking.cookies).toHaveLength(1)
  expect(() =>
    requireKeptCookie(auth, request({ 'sec-fetch-site': 'same-origin', cookie: 'earshot.kept=1' })),
  ).not.toThrow()
  expect(() => requireKeptCookie(auth, request({}))).not.toThrow()
})
