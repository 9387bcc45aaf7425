import type { Mender } from '../mend.ts'
import type { ImportedEvent, ImportedIssue } from '../shape.ts'
import { loginOf } from './person.ts'
import { isRecord, textOrNull, type Raw } from './raw.ts'

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
export function eventOf(raw: unknown, issue: ImportedIssue, mender: Mender): ImportedEvent | null {
  const event = isRecord(raw) ? textOrNull(raw['event']) : null
  if (!isRecord(raw) || event === null) {
    mender.note('an event without a kind', 'left out')
    return null
  }
  const at = mender.time(
    raw['created_at'] ?? raw['date'],
    'of an event',
    issue.events.at(-1)?.at ?? issue.createdAt,
  )
  const data = dataOf(raw, mender)
  const id =
    raw['id'] === undefined || raw['id'] === null
      ? `${event}:${at}:${JSON.stringify(data)}`
      : String(raw['id'])
  return {
    key: freeKey(id, issue),
    event: mender.line(event, 'event'),
    actor: loginOf(raw['actor'], mender, 'person behind an event'),
    at,
    data,
  }
}

/**
 * Gives an event's own data, without its person and time: people shortened to their login, empty
 * members left out.
 */
function dataOf(raw: Raw, mender: Mender): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      NOISE.has(name) || value === null ? [] : [[name, plain(value, mender)]],
    ),
  )
}

function plain(value: unknown, mender: Mender): unknown {
  if (typeof value === 'string') return mender.text(value, 'event')
  if (Array.isArray(value)) return value.map((entry) => plain(entry, mender))
  if (!isRecord(value)) return value
  return textOrNull(value['login']) ?? dataOf(value, mender)
}

function freeKey(key: string, issue: ImportedIssue): string {
  const used = issue.events.filter(
    (known) => known.key === key || known.key.startsWith(`${key}~`),
  ).length
  return used === 0 ? key : `${key}~${used + 1}`
}
