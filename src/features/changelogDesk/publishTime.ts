/** The moment that a field for a local date and time names, as ISO 8601; null where it is none, or past. */
export function readLocalTime(value: string, now: number): string | null {
  const at = new Date(value).getTime()
  return Number.isNaN(at) || at <= now ? null : new Date(at).toISOString()
}

/** The value of a field for a local date and time, in the zone of this browser. Takes ISO 8601. */
export function writeLocalTime(iso: string): string {
  const at = new Date(iso)
  const two = (part: number): string => String(part).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The time zone of this browser with its distance to UTC then, for people: "Europe/Berlin, GMT+2". */
export function zoneAt(iso: string, dates: string): string {
  const format = new Intl.DateTimeFormat(dates, { timeZoneName: 'shortOffset' })
  const { timeZone } = format.resolvedOptions()
  const offset = format.formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName')
  return offset === undefined || offset.value === timeZone
    ? timeZone
    : `${timeZone}, ${offset.value}`
}
