import { isWebAddress } from '#rules/webAddress.ts'
import { readMoment } from '#server/kernel/moment.ts'
import { withoutHalves, withoutNul } from '#server/kernel/storable.ts'
import type { Note } from './shape.ts'

const DAY_MS = 86_400_000
const isoTime = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/

/** Repairs the values of one item and notes each repair, counted by kind. */
export interface Repairs {
  note(what: string, how: string, detail?: string): void
  /** A text that can be stored: NFC, \n as line end, U+FFFD where a character cannot be. `where` names it in notes. */
  text(raw: unknown, where: string): string
  /** Gives a text as `text` does, on one line and trimmed. */
  line(raw: unknown, where: string): string
  /** The address of a web page, or null: any other is never stored, since a page would make a link of it. */
  address(raw: unknown, where: string): string | null
  /** A time as ISO 8601 UTC, or `otherwise` where there is none that can be understood. */
  time<Otherwise extends string | null>(
    raw: unknown,
    where: string,
    otherwise: Otherwise,
  ): string | Otherwise
  notes(item: string): Note[]
}

/** Gives the repairs of one item, none so far. */
export function createRepairs(): Repairs {
  const seen = new Map<string, Omit<Note, 'item' | 'times'> & { times: number }>()

  function note(what: string, how: string, detail?: string): void {
    const known = seen.get(what)
    if (known) known.times++
    else seen.set(what, { what, how, ...(detail === undefined ? {} : { detail }), times: 1 })
  }

  function text(raw: unknown, where: string): string {
    if (typeof raw !== 'string') {
      note(`no text in the ${where}`, 'left empty')
      return ''
    }
    if (raw.includes('\0')) note(`U+0000 in the ${where}`, 'replaced by U+FFFD')
    const whole = withoutHalves(raw)
    if (whole !== raw)
      note(`half a character (unpaired surrogate) in the ${where}`, 'replaced by U+FFFD')
    return withoutNul(whole).normalize('NFC').replace(/\r\n?/g, '\n')
  }

  function time<Otherwise extends string | null>(
    raw: unknown,
    where: string,
    otherwise: Otherwise,
  ): string | Otherwise {
    if (raw === null || raw === undefined) return otherwise
    const moment = typeof raw === 'string' && isoTime.test(raw) ? readMoment(withZone(raw)) : null
    const isToCome = moment !== null && Date.parse(moment) > Date.now() + DAY_MS
    if (moment !== null && !isToCome) return moment
    note(
      isToCome ? `a time after tomorrow (${where})` : `a time that is none (${where})`,
      otherwise === null ? 'taken as unknown' : 'taken as that of what came before',
      String(raw).slice(0, 40),
    )
    return otherwise
  }

  return {
    note,
    text,
    line: (raw, where) =>
      text(raw, where)
        .replace(/[\n\t\u2028\u2029]+/g, ' ')
        .trim(),
    address: (raw, where) => {
      if (raw === null || raw === undefined) return null
      if (typeof raw === 'string' && isWebAddress(raw)) return raw
      note(`an address that is no web page (${where})`, 'left out')
      return null
    },
    time,
    notes: (item) =>
      [...seen.values()].map(({ times, ...said }) => ({
        item,
        ...said,
        ...(times > 1 ? { times } : {}),
      })),
  }
}

/** Without a zone a time would mean another moment on every machine. */
function withZone(time: string): string {
  return /[T ]\d/.test(time) && !/(Z|[+-]\d\d:?\d\d)$/.test(time) ? `${time}Z` : time
}
