import type { Clock, Locale } from './format.ts'

/**
 * A month such as 2026-06 in words: "June", with the year when it is not the present one; empty
 * where it is none.
 */
export function formatMonth(month: string, { now, timeZone }: Clock, { dates }: Locale): string {
  const first = new Date(`${month}-01T00:00:00.000Z`)
  if (Number.isNaN(first.getTime())) return ''
  const thisYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now)
  return new Intl.DateTimeFormat(dates, {
    month: 'long',
    timeZone: 'UTC',
    ...(month.startsWith(`${thisYear}-`) ? {} : { year: 'numeric' }),
  }).format(first)
}

/** So many months from the present one on, such as 2026-06. */
export function comingMonths({ now, timeZone }: Clock, count: number): string[] {
  const parts = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', timeZone })
    .formatToParts(now)
    .map(({ type, value }) => [type, Number(value)] as const)
  const { year = 0, month = 1 } = Object.fromEntries(parts)
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7),
  )
}
