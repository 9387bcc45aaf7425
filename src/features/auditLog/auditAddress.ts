/** The parts of the site by which the log is filtered, as the API names them. */
export const auditAreas = [
  'SITE',
  'BOARDS',
  'STATUSES',
  'TAGS',
  'PEOPLE',
  'POSTS',
  'CHANGELOG',
  'MAIL',
  'DATA',
] as const

/** The choice of what was done by programs on the server's machine. */
export const BY_SERVER = 'server'

type Area = (typeof auditAreas)[number]

/** The part of the audit log that is shown. Days are `2026-05-03`, in the reader's time zone; empty: no bound. */
export interface AuditChoice {
  area: Area | null
  /** Id of who did it, or `server` for a program on its machine; empty: anybody. */
  by: string
  from: string
  to: string
}

/** Reads the address of the screen; what it does not understand it leaves out. */
export function readAuditChoice(query: URLSearchParams): AuditChoice {
  const area = query.get('log')?.toUpperCase()
  const by = query.get('by') ?? ''
  return {
    area: auditAreas.find((known) => known === area) ?? null,
    by: by === BY_SERVER || /^user_\w{1,50}$/.test(by) ? by : '',
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
  }
}

/** The query string of a choice, without "?". */
export function auditQuery({ area, by, from, to }: AuditChoice): string {
  return new URLSearchParams({
    ...(area !== null && { log: area.toLowerCase() }),
    ...(by !== '' && { by }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  }).toString()
}

/** A choice as the arguments of `auditLog`: its last day is included as a whole. */
export function auditVariables({ area, by, from, to }: AuditChoice) {
  return {
    area,
    userId: by === '' || by === BY_SERVER ? null : by,
    byServer: by === BY_SERVER ? true : null,
    since: from === '' ? null : startOf(from, 0),
    until: to === '' ? null : startOf(to, 1),
  }
}

/** The address of the same part as a CSV file. */
export function auditFile(choice: AuditChoice): string {
  const { area, since, until } = auditVariables(choice)
  const query = new URLSearchParams({
    ...(area !== null && { area }),
    ...(choice.by !== '' && { user: choice.by }),
    ...(since !== null && { since }),
    ...(until !== null && { until }),
  }).toString()
  return `/api/audit-log.csv${query && `?${query}`}`
}

/** Whether a text is a day on which there can be a log. */
export function isDay(text: string): boolean {
  return /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}

function readDay(text: string | null): string {
  return text !== null && isDay(text) ? text : ''
}

/** The moment at which a day begins for the reader, or one so many days later. */
function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const start = new Date(0)
  start.setFullYear(year, month - 1, date + later)
  start.setHours(0, 0, 0, 0)
  return start.toISOString()
}
