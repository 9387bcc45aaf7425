/**
 * Reads a moment in any form that ISO 8601 has for it, as it is stored. Null: it is none, or its
 * year has not four digits, and the database cannot keep it.
 */
export function readMoment(text: string): string | null {
  const at = Date.parse(text)
  if (Number.isNaN(at) || !statesDay(text)) return null
  const moment = new Date(at).toISOString()
  return /^(?!0000)\d{4}-/.test(moment) ? moment : null
}

/** Whether the calendar has such a day; months count from 1. */
export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Date takes the 30th of February for a day of March. */
function statesDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? []
  return year === undefined || isDay(Number(year), Number(month), Number(day))
}
