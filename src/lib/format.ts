const COMPACT_FROM = 10_000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The way a language writes numbers and dates. */
export interface Locale {
  /** The language itself (BCP 47), by which numbers are written (in Latin digits) and plurals chosen: `en`. */
  readonly tag: string
  /** The region whose way to write dates is followed: `en-GB`. */
  readonly dates: string
}

/** The moment at which something is read, and where. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The time zone whose days and hours are told; undefined for the reader's own. */
  readonly timeZone?: string | undefined
}

const formats = new Map<string, unknown>()

/** Makes a format of Intl once, since it takes a browser longer than to use it. */
function formatOf<Format, Options>(
  Kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: NoInfer<Options>,
): Format {
  const key = Kind.name + locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Kind(locale, options)
  formats.set(key, known)
  return known as Format
}

/** What stands between thousands (CLDR); in Spanish from five digits on. */
const separators: Readonly<Record<string, string>> = { en: ',', de: '.', es: '.', fr: '\u202f' }

/** A number with its digits grouped: 1,204. */
export function formatNumber(value: number, { tag }: Locale): string {
  const separator = separators[tag]
  // Browsers take some 25 ms to make the first format: counts need none.
  if (separator === undefined || !Number.isSafeInteger(value) || value < 0)
    return formatOf(Intl.NumberFormat, tag, {}).format(value)
  return tag === 'es' && value < 10_000
    ? `${value}`
    : `${value}`.replace(/\B(?=(?:\d{3})+$)/g, separator)
}

/**
 * A count for a narrow place: exact up to 9,999, then cut (never rounded up) to three digits:
 * 12.3k, 123k, 1.2M.
 */
export function formatCount(value: number, locale: Locale): string {
  if (Math.abs(value) < COMPACT_FROM) return formatNumber(value, locale)
  const format = formatOf(Intl.NumberFormat, locale.tag, {
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
 * it cannot be read, as below.
 */
export function formatDate(iso: string, { now, timeZone }: Clock, { dates: tag }: Locale): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const year = formatOf(Intl.DateTimeFormat, tag, { year: 'numeric', timeZone })
  const isThisYear = year.format(date) === year.format(now)
  return formatOf(Intl.DateTimeFormat, tag, {
    day: 'numeric',
    month: 'short',
    timeZone,
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(date)
}

/** The exact moment: "3 May 2024 at 14:05". */
export function formatDateTime(iso: string, { timeZone }: Clock, locale: Locale): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return formatOf(Intl.DateTimeFormat, locale.dates, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(date)
}

/**
 * Gives the time since a moment in the largest unit that fits, up to 30 days: "now", "5 minutes
 * ago", "yesterday"; then the date.
 */
export function formatRelative(iso: string, clock: Clock, locale: Locale): string {
  const seconds = Math.round((Date.parse(iso) - clock.now) / 1000)
  const distance = Math.abs(seconds)
  if (!(distance < 30 * DAY)) return formatDate(iso, clock, locale)
  const relative = formatOf(Intl.RelativeTimeFormat, locale.dates, {
    numeric: 'auto',
  })
  if (distance < MINUTE) return relative.format(0, 'second')
  if (distance < HOUR) return relative.format(Math.trunc(seconds / MINUTE), 'minute')
  if (distance < DAY) return relative.format(Math.trunc(seconds / HOUR), 'hour')
  return relative.format(Math.trunc(seconds / DAY), 'day')
}
