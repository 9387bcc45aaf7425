import { isDay } from '#server/kernel/moment.ts'
import { StartError } from '#server/lib/startError.ts'

/** Names of months as exports write them. */
const WRITTEN =
  /^(?:[A-Z][a-z]{2,8},? )?(?:([A-Z][a-z]{2,8}) (\d{1,2})|(\d{1,2}) ([A-Z][a-z]{2,8})),? (\d{4})\b/
/** Two numbers of up to two digits before a year, at the beginning of a cell. */
const SLASHED = /(?:^|[,;\t\n"|])(\d{1,2})\/(\d{1,2})\/\d{4}(?!\d)/g

/** Two numbers that can each be a month. */
const EITHER = /^(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|1[0-2])\/\d{4}(?!\d)/

/** The order of day and month before a year. */
export type DateOrder = 'dayFirst' | 'monthFirst'

const ORDERS: Readonly<Record<string, DateOrder>> = { dmy: 'dayFirst', mdy: 'monthFirst' }

/** The order that `--dates` tells; null where it is not given. Throws StartError for any other word. */
export function dateOrder(told: string | undefined): DateOrder | null {
  if (told === undefined) return null
  const order = ORDERS[told.toLowerCase()]
  if (order === undefined)
    throw new StartError(`--dates ${told} is neither ${Object.keys(ORDERS).join(' nor ')}.`, 2)
  return order
}

/** Tells how a table writes its dates, from those that can be read in one way alone. */
export interface DateOrderFinder {
  /** Looks at a part of the table. */
  look(text: string): void
  /** Null where no date tells, and where two contradict each other. */
  found(): DateOrder | null
}

/** Begins to look at a table whose cells have the delimiter between them. */
export function findDateOrder(delimiter = ','): DateOrderFinder {
  const seen = new Set<DateOrder>()
  return {
    look(text) {
      for (const [, first, second] of text.replaceAll(delimiter, ',').matchAll(SLASHED)) {
        if (Number(first) > 12 && Number(second) <= 12) seen.add('dayFirst')
        if (Number(second) > 12 && Number(first) <= 12) seen.add('monthFirst')
      }
    },
    found: () => (seen.size === 1 ? ([...seen][0] ?? null) : null),
  }
}

/**
 * A time as tables write it, in a form that `Repairs.time` understands; what it cannot tell is left as
 * it is. `order`: how the table writes dates with slashes, where that is known.
 */
export function tableTime(cell: string, order: DateOrder | null = null): string | null {
  const text = cell.trim()
  if (text === '') return null
  if (/^\d{12,13}$/.test(text)) return new Date(Number(text)).toISOString()
  if (/^\d{9,10}$/.test(text)) return new Date(Number(text) * 1000).toISOString()
  return fromYear(text) ?? fromNumbers(text, order) ?? fromWords(text) ?? text
}

/** Whether a cell is a date of which nobody can tell the day from the month. */
export function isEitherDate(cell: string, order: DateOrder | null): boolean {
  return order === null && EITHER.test(cell.trim()) && fromNumbers(cell.trim(), null) === null
}

/** `2016-01-22 10:00:00 UTC`, `2016-01-22 10:00:00.5+00`, `2016/1/22`. */
function fromYear(text: string): string | null {
  const match =
    /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T ](\d{1,2})(:\d\d(?::\d\d(?:\.\d+)?)?) ?(UTC|GMT|Z|[+-]\d\d(?::?\d\d)?)?)?$/.exec(
      text,
    )
  if (match === null) return null
  const [, year = '', , month = '', day = '', hour, minutes = '', zone = ''] = match
  const date = dateOf(year, month, day)
  if (date === null || hour === undefined) return date
  const from = /^[A-Z]/.test(zone) ? 'Z' : zone.length === 3 ? `${zone}:00` : zone
  return `${date}T${hour.padStart(2, '0')}${minutes}${from}`
}

/** `22/01/2016 10:00:00`, `1/22/2016 9:05 PM`, `22.1.2016`: where it is clear which is the month. */
function fromNumbers(text: string, order: DateOrder | null): string | null {
  const match =
    /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})(?:,? (\d{1,2}):(\d\d)(?::(\d\d))?(?: ?([AP])\.?M\.?)?)?(?: (?:UTC|GMT|Z))?$/i.exec(
      text,
    )
  if (match === null) return null
  const [, first = '', sign, second = '', year = '', hour, minute = '', seconds = '00', half] =
    match
  const isDayFirst = sign === '.' || Number(first) > 12 || first === second || order === 'dayFirst'
  const isMonthFirst = sign === '/' && (Number(second) > 12 || order === 'monthFirst')
  if (!isDayFirst && !isMonthFirst) return null
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  const date = dateOf(year, month, day)
  if (date === null || hour === undefined) return date
  const past = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return `${date}T${String(past).padStart(2, '0')}:${minute}:${seconds}Z`
}

/** `Jan 22, 2016`, `Fri, 22 Jan 2016 10:00:00 +0100`. */
function fromWords(text: string): string | null {
  const match = WRITTEN.exec(text)
  if (match === null) return null
  const [, before, dayBehind, dayBefore, behind, year = ''] = match
  const month = new Date(`${before ?? behind} 1, ${year} UTC`).getUTCMonth() + 1
  if (!isDay(Number(year), month, Number(dayBehind ?? dayBefore))) return null
  const moment = Date.parse(/[+-]\d{4}|UTC|GMT/.test(text) ? text : `${text} UTC`)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

/** The date as ISO 8601 has it; null where the calendar has no such day. */
function dateOf(year: string, month: string, day: string): string | null {
  if (!isDay(Number(year), Number(month), Number(day))) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
