import { comingMonths, formatMonth } from './formatMonth.ts'

const clock = { now: Date.parse('2026-11-30T23:30:00.000Z'), timeZone: 'UTC' }
const english = { tag: 'en', dates: 'en-GB' }

test('a month has its year where that is another one', () => {
  expect(formatMonth('2026-06', clock, english)).toBe('June')
  expect(formatMonth('2027-01', clock, english)).toBe('January 2027')
  expect(formatMonth('soon', clock, english)).toBe('')
})

test('the coming months begin with that of the reader', () => {
  expect(comingMonths(clock, 3)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(comingMonths({ ...clock, timeZone: 'Europe/Vienna' }, 1)).toEqual(['2026-12'])
})
