import { pauseEnd, pauseEndOn } from './pauseEnd.ts'

const now = new Date(2026, 4, 30, 23, 15).getTime()
const eight = (day: number, month = 5): string => new Date(2026, month, day, 8).toISOString()

test('a pause ends at eight in the morning of the reader’s day', () => {
  expect([pauseEnd(now, 1), pauseEnd(now, 7)]).toEqual([eight(31, 4), eight(6)])
})

test('a day of one’s choice has to come', () => {
  expect(pauseEndOn('2026-06-02', now)).toBe(eight(2))
  expect([pauseEndOn('2026-05-30', now), pauseEndOn('', now), pauseEndOn('soon', now)]).toEqual([
    null,
    null,
    null,
  ])
})
