import { basePathOf, siteAddress } from './siteAddress.ts'

test.each([
  ['https://ideas.example.com', ''],
  ['https://ideas.example.com/', ''],
  ['http://localhost:4000', ''],
  ['https://example.com/feedback', '/feedback'],
  ['https://example.com/feedback/', '/feedback'],
  ['https://example.com/a/b', '/a/b'],
  ['', ''],
])('%s lies under %j', (siteUrl, base) => {
  expect(basePathOf(siteUrl)).toBe(base)
})

test('a path stands behind the one of the site', () => {
  expect(siteAddress('https://example.com/feedback', '/ideas/1')).toBe(
    'https://example.com/feedback/ideas/1',
  )
  expect(siteAddress('https://example.com/', '/?q=a')).toBe('https://example.com/?q=a')
})
