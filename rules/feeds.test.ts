import { feedAddress, feedAsked, type FeedSubject } from './feeds.ts'

test.each<[FeedSubject, string]>([
  [{ kind: 'site' }, '/feeds/ideas.json'],
  [{ kind: 'changelog' }, '/feeds/changelog.json'],
  [{ kind: 'board', slug: 'a b' }, '/feeds/boards/a%20b.json'],
  [{ kind: 'idea', number: 12 }, '/feeds/ideas/12.json'],
])('the feed of %j has the address %s', (subject, address) => {
  expect(feedAddress(subject, 'json')).toBe(address)
  expect(feedAsked(address)).toEqual({ subject, form: 'json' })
})

test.each([
  '/feeds/ideas',
  '/feeds/ideas.rss',
  '/feeds/ideas/0.atom',
  '/feeds/ideas/1234567890.atom',
  '/feeds/boards/.atom',
  '/feeds/boards/%.atom',
  '/feeds/boards/a/b.atom',
])('%s is the address of no feed', (path) => {
  expect(feedAsked(path)).toBeNull()
})
