import fc from 'fast-check'
import { rankBetween } from './rankBetween.ts'

/** Puts a key at a place among sorted ones. */
function insert(keys: string[], at: number): void {
  keys.splice(at, 0, rankBetween(keys[at - 1] ?? null, keys[at] ?? null))
}

test('keys stay in the order in which they were put, wherever that is', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 300 }), (places) => {
      const keys: string[] = []
      for (const place of places) insert(keys, place % (keys.length + 1))
      expect(keys).toEqual([...keys].sort())
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.every((key) => /^[0-9a-z]*[1-9a-z]$/.test(key))).toBe(true)
    }),
  )
})

test('a thousand moves to the top make a key of less than 250 characters', () => {
  const keys: string[] = ['m0000019aa0f3c2d80000000ci']
  for (let moved = 0; moved < 1_000; moved++) insert(keys, 0)
  expect(keys[0]?.length).toBeLessThan(250)
})

test('there is no key between a key and itself', () => {
  expect(() => rankBetween('m', 'm')).toThrow('No key is between m and m')
})
