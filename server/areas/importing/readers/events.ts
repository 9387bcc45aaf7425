import { loginOf } from '../items/person.ts'
import { isRecord, textOrNull, type Raw } from '../items/raw.ts'
import type { Repairs } from '../items/repair.ts'
import type { ImportedEvent, ImportedIssue } from '../items/shape.ts'

/** Members that say nothing about what happened. */
const NOISE = new Set([
  'event',
  'actor',
  'created_at',
  'date',
  'id',
  'node_id',
  'url',
  'commit_url',
  'performed_via_github_app',
])

/** A timeline event of either GitHub form (`created_at` and a user object, or `date` and a login), or null with a note where it is none. */
export function eventOf(
  raw: unknown,
  issue: ImportedIssue,
  repairs: Repairs,
): ImportedEvent | null {
  const event = isRecord(raw) ? textOrNull(raw['event']) : null
  if (!isRecord(raw) || event === null) {
    repairs.note('an event without a kind', 'left out')
    return null
  }
  const at = repairs.time(
    raw['created_at'] ?? raw['date'],
    'of an event',
    issue.events.at(-1)?.at ?? issue.createdAt,
  )
  const data = dataOf(raw, repairs)
  const id =
    raw['id'] === undefined || raw['id'] === null
      ? `${event}:${at}:${JSON.stringify(data)}`
      : String(raw['id'])
  return {
    key: freeKey(id, issue),
    event: repairs.line(event, 'event'),
    actor: loginOf(raw['actor'], repairs, 'person behind an event'),
    at,
    data,
  }
}

/**
 * Gives an event's own data, without its person and time: people shortened to their login, empty
 * members left out.
 */
function dataOf(raw: Raw, repairs: Repairs): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const kept = /(?:^|_)url$/i.test(name) ? repairs.address(value, 'event') : value
      return NOISE.has(name) || kept === null ? [] : [[name, plain(kept, repairs)]]
    }),
  )
}

function plain(value: unknown, repairs: Repairs): unknown {
  if (typeof value === 'string') return repairs.text(value, 'event')
  if (Array.isArray(value)) return value.map((entry) => plain(entry, repairs))
  if (!isRecord(value)) return value
  return textOrNull(value['login']) ?? dataOf(value, repairs)
}

function freeKey(key: string, issue: ImportedIssue): string {
  const used = issue.events.filter(
    (known) => known.key === key || known.key.startsWith(`${key}~`),
  ).length
  return used === 0 ? key : `${key}~${used + 1}`
}
