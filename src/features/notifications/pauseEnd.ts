/** The hour of a person's own clock at which a pause ends. */
const HOUR = 8

/** The moment (ISO 8601) at which a pause ends that begins now and takes some days, in the reader's time. */
export function pauseEnd(now: number, days: number): string {
  const end = new Date(now)
  end.setDate(end.getDate() + days)
  end.setHours(HOUR, 0, 0, 0)
  return end.toISOString()
}

/** The same for a day as a date field gives it (2026-05-03); null where it is none, or not after today. */
export function pauseEndOn(day: string, now: number): string | null {
  const [year, month, date] = day.split('-').map(Number)
  if (year === undefined || month === undefined || date === undefined) return null
  const end = new Date(year, month - 1, date, HOUR)
  return Number.isNaN(end.getTime()) || end.getTime() <= now ? null : end.toISOString()
}
