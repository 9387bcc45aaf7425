import type { IncomingMessage } from 'node:http'
import { enterSite } from './siteDoor.ts'

const enter = (url: string, base: string): string | null => {
  const request = { url } as IncomingMessage
  return enterSite(request, base) ? (request.url ?? null) : null
}

test('a site at the root of a host has every path', () => {
  expect(enter('/ideas/1?q=a', '')).toBe('/ideas/1?q=a')
})

test.each([
  ['/feedback', '/'],
  ['/feedback/', '/'],
  ['/feedback?q=a', '/?q=a'],
  ['/feedback/ideas/1?q=/feedback', '/ideas/1?q=/feedback'],
  ['/feedback/feedback', '/feedback'],
  ['/health', '/health'],
  ['/health/ready', '/health/ready'],
  ['/robots.txt', '/robots.txt'],
  ['/metrics', '/metrics'],
])('under a path %s is %s', (url, inside) => {
  expect(enter(url, '/feedback')).toBe(inside)
})

test.each(['/', '/ideas/1', '/feedbacks', '/feedback.php', '//feedback/', '/healthy'])(
  'under a path %s is nothing of the site',
  (url) => {
    expect(enter(url, '/feedback')).toBeNull()
  },
)
