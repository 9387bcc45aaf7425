import { withoutTracking } from './tracking.ts'

test.each([
  ['', ''],
  ['?q=dark+mode&sort=top', '?q=dark+mode&sort=top'],
  ['?utm_source=mail&utm_medium=x', ''],
  ['?fbclid=Iw&q=a%20b&gclid=1', '?q=a%20b'],
  ['?sort=top&my_utm_source=1&ref_src', '?sort=top&my_utm_source=1'],
  ['?ref=producthunt&source=mail&pref=1', '?pref=1'],
  ['?edit=&ref=producthunt', '?edit='],
])('%j without what follows people is %j', (search, own) => {
  expect(withoutTracking(search)).toBe(own)
})
