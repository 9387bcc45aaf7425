import { createDocumentCache, KEPT } from './documentCache.ts'

test('keeps what is used, lets go of what was used longest ago, and never takes a long one', () => {
  const cache = createDocumentCache<number>()
  const text = (number: number): string => `${number} `.padEnd(KEPT.longest, 'x')
  const most = KEPT.together / KEPT.longest
  for (let number = 0; number < most; number += 1) cache.set(text(number), number)
  expect(cache.get(text(0))).toBe(0)
  cache.set(text(most), most)
  expect(cache.get(text(1))).toBeUndefined()
  expect(cache.get(text(0))).toBe(0)
  cache.set(text(0), 100)
  expect(cache.get(text(0))).toBe(100)
  expect(cache.get(text(2))).toBe(2)
  const long = 'x'.repeat(KEPT.longest + 1)
  cache.set(long, 1)
  expect(cache.get(long)).toBeUndefined()
})
