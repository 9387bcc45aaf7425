import { keptAddress } from './keptAddress.ts'

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/?ref=producthunt', '/'],
  ['/?sort=top&status=planned&from=&to=&month=', '/?sort=top&status=planned'],
  ['/?pinned=1&from=2026-05-01&to=2026-06-01', '/?pinned=1&from=2026-05-01&to=2026-06-01'],
  ['/?month=2026-05', '/?month=2026-05'],
  ['/?q=&from', '/'],
  ['/?q==', '/?q=='],
  ['/boards/editor?sort=top&tag=a&tag=b', '/boards/editor?sort=top&tag=a&tag=b'],
  ['/?sort=top&after=abc', '/?sort=top&after=abc'],
  ['/ideas/1/dark-mode?comments=newest&gclid=1', '/ideas/1/dark-mode?comments=newest'],
])('the page at %s is kept as %s', (url, address) => {
  expect(keptAddress(url)).toBe(address)
})

test.each([
  '/?nonsense=1',
  '/settings?goodbye',
  '/ideas/1?edit=',
  '/invitation?token=secret',
  '/?q=a&mine=1',
  `/${'x'.repeat(1_000)}`,
  'http://elsewhere/',
  '*',
])('none is kept for %s', (url) => {
  expect(keptAddress(url)).toBeNull()
})
