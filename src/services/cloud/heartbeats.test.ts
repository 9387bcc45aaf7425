import { withoutOld } from './heartbeats.ts'

const now = Date.parse('2026-05-10T13:45:00Z')
const day = (age: number): { date: string; agent: string } => ({
  date: new Date(now - age * 86_400_000).toISOString().slice(0, 10),
  agent: 'fire-core/0.15.4',
})
const of = (...ages: number[]) => ({
  lastSentHeartbeatDate: '2026-05-09',
  heartbeats: ages.map(day),
})

test('of records of many ages those of at most 30 days stay', () => {
  expect(withoutOld(of(400, 90, 45, 31, 30, 29, 5), now)).toEqual(of(30, 29, 5))
})

test('at any hour of a day the same ones stay', () => {
  for (const hour of ['00:00:00Z', '23:59:59Z'])
    expect(withoutOld(of(31, 30), Date.parse(`2026-05-10T${hour}`))).toEqual(of(30))
})

test('nothing is written where nothing is old, and what is no record stays as it is', () => {
  const young = of(30, 0)
  expect(withoutOld(young, now)).toBe(young)
  expect(withoutOld({ other: 1 }, now)).toEqual({ other: 1 })
  expect(withoutOld(null, now)).toBeNull()
})

test('what has no readable date does not stay', () => {
  expect(withoutOld({ heartbeats: [{ date: 'yesterday' }, day(1)] }, now)).toEqual({
    heartbeats: [day(1)],
  })
})
