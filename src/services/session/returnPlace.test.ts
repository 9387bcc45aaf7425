import { createStorage } from '#services/storage/storage.ts'
import { returnPlace } from './returnPlace.ts'

const place = () => returnPlace(createStorage({ area: null, target: null }))

test('gives the place to return to once', () => {
  const { remember, take } = place()
  remember('/ideas/7/a?x=1')
  expect([take(), take()]).toEqual(['/ideas/7/a?x=1', '/'])
})

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'never leaves the site for %s',
  (path) => {
    const { remember, take } = place()
    remember(path)
    expect(take()).toBe('/')
  },
)

test('the place can be looked at without being forgotten', () => {
  const { remember, take, current } = place()
  remember('/ideas/7')
  expect([current(), take(), current()]).toEqual(['/ideas/7', '/ideas/7', '/'])
})
