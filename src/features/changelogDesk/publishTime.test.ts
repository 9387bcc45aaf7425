import { readLocalTime, writeLocalTime, zoneAt } from './publishTime.ts'

const now = Date.parse('2026-05-10T12:00:00.000Z')

test('a local time is a moment in the future, and the other way round', () => {
  const iso = '2026-06-01T08:30:00.000Z'
  expect(readLocalTime(writeLocalTime(iso), now)).toBe(iso)
  for (const value of ['', 'soon', '2020-01-01T10:00', writeLocalTime('2026-05-10T12:00:00.000Z')])
    expect(readLocalTime(value, now)).toBeNull()
})

test('the zone is said by its name', () => {
  expect(zoneAt('2026-06-01T08:30:00.000Z', 'en-GB')).toContain(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
})
