import { drawEmoji } from '#server/areas/texts/emoji.ts'
import { createRepairs, type Repairs } from '../repair.ts'
import { type ClosedReason, type ImportedIssue, UNKNOWN_TIME } from '../shape.ts'
import { labelsOf } from './labels.ts'
import { loginOf } from './person.ts'
import { positive, record, textOrNull, type Raw } from './raw.ts'
import { reactionsOf } from './reactions.ts'

const repositoryUrl = /(?:api\.github\.com\/repos|github\.com)\/([^/\s]+\/[^/\s#?]+)/

/** "owner/name" out of any address in an issue of GitHub's REST API, or null. */
export function sourceOf(issue: Raw): string | null {
  for (const field of ['repository_url', 'html_url', 'url', 'comments_url']) {
    const name = repositoryUrl.exec(textOrNull(issue[field]) ?? '')?.[1]
    if (name !== undefined) return name
  }
  return null
}

/** Whether an object is an issue (or pull request) in any of GitHub's forms. A milestone has a number and a title as well. */
export function isIssue(value: Raw): boolean {
  return (
    positive(value['number']) !== null &&
    'title' in value &&
    !('open_issues' in value) &&
    ['state', 'body', 'created_at', 'createdAt', 'url'].some((name) => name in value)
  )
}

/** Everything in GitHub's REST form of an issue itself; comments and events are for the reader of each format to add. */
export function restIssue(
  raw: Raw,
  source: string,
  number: number,
  repairs: Repairs,
): ImportedIssue {
  const closedAt = repairs.time(raw['closed_at'], 'closed', null)
  const createdAt = createdTime([raw['created_at'], raw['updated_at'], raw['closed_at']], repairs)
  const milestone = textOrNull(record(raw['milestone'])['title'])
  return {
    source,
    tracker: 'GitHub',
    key: String(number),
    url: repairs.address(raw['html_url'], 'source'),
    title: titleOf(raw['title'], repairs),
    body: repairs.text(raw['body'], 'body'),
    author: loginOf(raw['user'], repairs, 'author'),
    labels: labelsOf(raw['labels'], repairs),
    board: null,
    status: null,
    duplicateOf: null,
    closed: isClosed(raw['state'], closedAt, repairs),
    reason: reasonOf(raw['state_reason']),
    createdAt,
    updatedAt: repairs.time(raw['updated_at'], 'updated', createdAt),
    closedAt,
    closedBy: loginOf(raw['closed_by'], repairs, null),
    reactions: reactionsOf(raw['reactions']),
    comments: [],
    events: [],
    facts: {
      ...(milestone === null ? {} : { milestone: repairs.line(milestone, 'milestone') }),
      ...(raw['locked'] === true ? { locked: textOrNull(raw['active_lock_reason']) ?? true } : {}),
    },
  }
}

/** The title with its emoji, or one that says that there is none. */
export function titleOf(raw: unknown, repairs: Repairs): string {
  const title = typeof raw === 'string' ? drawEmoji(repairs.line(raw, 'title')) : ''
  if (title !== '') return title
  repairs.note('no title', 'called "(no title)"')
  return '(no title)'
}

/** Whether a state in any spelling says closed; told from the closing time where it says neither. */
export function isClosed(state: unknown, closedAt: string | null, repairs: Repairs): boolean {
  const word = typeof state === 'string' ? state.toLowerCase() : ''
  if (word === 'open' || word === 'closed') return word === 'closed'
  repairs.note(
    'a state that is neither open nor closed',
    closedAt === null ? 'taken as open' : 'taken as closed, because it has a closing time',
  )
  return closedAt !== null
}

/** Why it was closed, where the source says so. */
export function reasonOf(raw: unknown): ClosedReason | null {
  const reason = typeof raw === 'string' ? raw.toLowerCase() : ''
  return reason === 'completed' || reason === 'not_planned' || reason === 'duplicate'
    ? reason
    : null
}

/** The time of creation, else the next best of the times given (updated, closed), with a note. */
export function createdTime([created, ...others]: readonly unknown[], repairs: Repairs): string {
  const stated = repairs.time(created, 'created', null)
  if (stated !== null) return stated
  const known =
    others.map((raw) => createRepairs().time(raw, '', null)).find((time) => time !== null) ?? null
  repairs.note(
    'no time of creation',
    known === null ? 'taken as the time of the import' : 'taken as the next time that is known',
    known ?? undefined,
  )
  return known ?? UNKNOWN_TIME
}
