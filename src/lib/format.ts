const COMPACT_FROM = 10_000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The way a language writes numbers and dates. */
export interface Locale {
  /** The language itself (BCP 47), by which numbers are written and plurals chosen: `en`. */
  readonly tag: string
  /** The region whose way to write dates is followed: `en-GB`. */
  readonly dates: string
}

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const known = numbers.get(key) ?? new Intl.NumberFormat(locale, options)
  numbers.set(key, known)
  return known
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = dates.get(key) ?? new Intl.DateTimeFormat(locale, options)
  dates.set(key, known)
  return known
}

/** A number with its digits grouped: 1,204. */
export function formatNumber(value: number, { tag }: Locale): string {
  return numberFormat(tag, {}).format(value)
}

/**
 * A count for a narrow place: exact up to 9,999, then cut (never rounded up) to three digits:
 * 12.3k, 123k, 1.2M.
 */
export function formatCount(value: number, locale: Locale): string {
  if (Math.abs(value) < COMPACT_FROM) return formatNumber(value, locale)
  const format = numberFormat(locale.tag, {
    notation: 'compact',
    maximumSignificantDigits: 3,
    roundingMode: 'trunc',
  })
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'compact' && part.value === 'K' ? 'k' : part.value))
    .join('')
}

/**
 * The day of a moment (ISO 8601): "3 May", with the year when it is not the present one; empty where
 * it cannot be read, as below. `now` in milliseconds since 1970.
 */
export function formatDate(iso: string, now: number, { dates: tag }: Locale): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const sameYear = date.getFullYear() === new Date(now).getFullYear()
  return dateFormat(tag, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date)
}

/** The exact moment in the reader's time zone: "3 May 2024 at 14:05". */
export function formatDateTime(iso: string, locale: Locale): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return dateFormat(locale.dates, { dateStyle: 'long', timeStyle: 'short' }).format(date)
}

/**
 * Gives the time since a moment in the largest unit that fits, up to 30 days: "now", "5 minutes
 * ago", "yesterday"; then the date.
 */
export function formatRelative(iso: string, now: number, locale: Locale): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000)
  const distance = Math.abs(seconds)
  if (!(distance < 30 * DAY)) return formatDate(iso, now, locale)
  const relative = new Intl.RelativeTimeFormat(locale.dates, { numeric: 'auto' })
  if (distance < MINUTE) return relative.format(0, 'second')
  if (distance < HOUR) return relative.format(Math.trunc(seconds / MINUTE), 'minute')
  if (distance < DAY) return relative.format(Math.trunc(seconds / HOUR), 'hour')
  return relative.format(Math.trunc(seconds / DAY), 'day')
}
