import { formatCount, formatDate, formatDateTime, formatNumber, formatRelative } from './format.ts'

const british = { tag: 'en', dates: 'en-GB' }

test.each([
  [0, '0'],
  [1204, '1,204'],
  [9999, '9,999'],
  [10_000, '10k'],
  [12_349, '12.3k'],
  [99_999, '99.9k'],
  [123_456, '123k'],
  [1_250_000, '1.25M'],
])('count %d reads %s', (value, text) => {
  expect(formatCount(value, british)).toBe(text)
})

test('numbers follow the locale', () => {
  expect(formatNumber(1_234_567, { tag: 'de', dates: 'de' })).toBe('1.234.567')
})

test.each(['en', 'de', 'fr', 'es', 'pl'])('numbers are written as %s has them', (tag) => {
  const format = new Intl.NumberFormat(tag)
  const counts = [0, 7, 42, 999, 1_000, 9_999, 10_000, 123_456, 1_000_000, 9_007_199_254_740_991]
  for (const value of [...counts, -1, -999, -12_345, 1.5, 0.25, 12_345.6])
    expect(formatNumber(value, { tag, dates: tag })).toBe(format.format(value))
})

const now = Date.parse('2026-05-20T12:00:00Z')

test.each([
  ['2026-05-20T11:59:30Z', 'now'],
  ['2026-05-20T11:55:00Z', '5 minutes ago'],
  ['2026-05-20T09:10:00Z', '2 hours ago'],
  ['2026-05-19T11:00:00Z', 'yesterday'],
  ['2026-05-15T11:00:00Z', '5 days ago'],
  ['2026-03-03T12:00:00Z', '3 Mar'],
  ['2024-03-03T12:00:00Z', '3 Mar 2024'],
])('%s reads %s', (iso, text) => {
  expect(formatRelative(iso, { now }, british)).toBe(text)
})

test('a moment that cannot be read is nothing, and breaks nothing', () => {
  for (const wrong of ['yesterday-ish', ''])
    expect([
      formatDate(wrong, { now }, british),
      formatDateTime(wrong, { now }, british),
      formatRelative(wrong, { now }, british),
    ]).toEqual(['', '', ''])
})

test('the year is told only when it is another one', () => {
  expect(formatDate('2026-01-02T12:00:00Z', { now }, british)).toBe('2 Jan')
  expect(formatDate('2025-12-31T12:00:00Z', { now }, british)).toBe('31 Dec 2025')
})
