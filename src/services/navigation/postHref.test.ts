import { postHref } from './postHref.ts'

test.each([
  ['/', '', '/ideas/new'],
  ['/', '?q=dark+mode+%26+more&sort=TOP', '/ideas/new?title=dark+mode+%26+more'],
  ['/', '?q=++', '/ideas/new'],
  ['/boards/app', '?q=caf%C3%A9', '/ideas/new?board=app&title=caf%C3%A9'],
  ['/boards/app', '', '/ideas/new?board=app'],
  ['/boards/%ED%95%9C', '?q=x', '/ideas/new?board=%ED%95%9C&title=x'],
  // There it is people that are searched for.
  ['/team/people', '?q=ana', '/ideas/new'],
])('posting from %s%s is at %s', (pathname, search, href) => {
  expect(postHref({ pathname, search })).toBe(href)
})
