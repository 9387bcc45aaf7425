import { createPace } from './pace.ts'

test('who does something more often than may be done at once is too fast for the rest of the second', () => {
  let now = 0
  const isTooFast = createPace(2, () => now)
  const clients = ['a', 'a', 'b', 'a', 'b', 'b']
  expect(clients.map(isTooFast)).toEqual([false, false, false, true, false, true])
  now = 999
  expect(isTooFast('a')).toBe(true)
  now = 1_000
  expect(isTooFast('a')).toBe(false)
})
