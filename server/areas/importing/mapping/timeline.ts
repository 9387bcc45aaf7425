import type { StatusCategory } from '#rules/statuses.ts'
import { nameKey } from '#server/kernel/names.ts'
import { reasonOf } from '../items/issueFields.ts'
import type { ClosedReason, ImportedEvent, ImportedIssue } from '../items/shape.ts'

/** The statuses of the site that an issue's states become. */
export interface StatusIds {
  kinds: Readonly<Record<StatusCategory, string>>
  /** All of the site by their normalised name: a source's own word goes before its kind. */
  named: ReadonlyMap<string, string>
  /** The kinds of which the site has no status, each with the one whose status takes its place. */
  standIns?: ReadonlyMap<StatusCategory, StatusCategory>
}

/** A row of the timeline to be; `actor` is a login. */
export interface TimelineEntry {
  key: string
  kind: string
  actor: string | null
  at: string
  data: Record<string, unknown>
}

/** Labels by which a tracker says that something will not be done. */
const DECLINING = /^(?:[\w -]*[:/] ?)?(?:won'?t[ -]?fix|invalid|duplicate|not[ -]planned)$/i

const REASONS: Readonly<Record<ClosedReason, StatusCategory>> = {
  completed: 'SHIPPED',
  not_planned: 'DECLINED',
  duplicate: 'DECLINED',
}

/** The kind of status an issue has. What was closed without a reason is just closed: nobody said that it has shipped. */
export function kindOf({
  status,
  closed,
  reason,
  labels,
}: Pick<ImportedIssue, 'status' | 'closed' | 'reason' | 'labels'>): StatusCategory {
  if (status !== null) return status.kind
  if (!closed) return 'OPEN'
  if (labels.some(({ name }) => DECLINING.test(name))) return 'DECLINED'
  return reason === null ? 'CLOSED' : REASONS[reason]
}

/** The status of the site that an issue has. */
export function statusOf(
  issue: Pick<ImportedIssue, 'status' | 'closed' | 'reason' | 'labels'>,
  { kinds, named }: StatusIds,
): string {
  const word = issue.status?.word ?? ''
  return (word === '' ? undefined : named.get(nameKey(word))) ?? kinds[kindOf(issue)]
}

/** Gives a source's statement of an issue's status, in words that are the same while it says the same. */
export function statedStatus(
  issue: Pick<ImportedIssue, 'status' | 'closed' | 'reason' | 'labels'>,
): string {
  return [kindOf(issue), nameKey(issue.status?.word ?? '')].join(' ').trim()
}

/** The kind of an issue's status that the site has none of, and the one that takes its place; null where it has one. */
export function standInOf(
  issue: Pick<ImportedIssue, 'status' | 'closed' | 'reason' | 'labels'>,
  { named, standIns }: StatusIds,
): { kind: StatusCategory; by: StatusCategory } | null {
  const kind = kindOf(issue)
  const by = named.has(nameKey(issue.status?.word ?? '')) ? undefined : standIns?.get(kind)
  return by === undefined ? null : { kind, by }
}

/** Whether anything in an issue's life is just closed here: for no reason, or for one that the site has no status for. */
export function isJustClosed(issue: ImportedIssue, { kinds }: StatusIds): boolean {
  const isClosed = (kind: StatusCategory): boolean => kinds[kind] === kinds.CLOSED
  return (
    isClosed(kindOf(issue)) ||
    issue.events.some((event) => event.event === 'closed' && isClosed(kindOfEvent(event)))
  )
}

function kindOfEvent({ data }: ImportedEvent): StatusCategory {
  const reason = reasonOf(data['state_reason'])
  return reason === null ? 'CLOSED' : REASONS[reason]
}

/** Since when the issue has its status. */
export function statusSince(issue: ImportedIssue): string {
  if (issue.closed)
    return (
      issue.closedAt ??
      issue.events.findLast((event) => event.event === 'closed')?.at ??
      issue.updatedAt
    )
  return issue.events.findLast((event) => event.event === 'reopened')?.at ?? issue.createdAt
}

/** Everything that happened to an issue, in the product's kinds where it has one, else kept as "github:<event>". */
export function timelineOf(issue: ImportedIssue, statuses: StatusIds): TimelineEntry[] {
  const events = [...issue.events].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const lastClosed = events.findLast((event) => event.event === 'closed')
  const target = statusOf(issue, statuses)
  let current = statuses.kinds.OPEN

  const changeTo = (status: string): Record<string, unknown> => {
    const data = { from: current, to: status }
    current = status
    return data
  }
  const entry = (event: ImportedEvent): TimelineEntry => {
    const { key, actor, at, data } = event
    const row = (kind: string, own: Record<string, unknown>): TimelineEntry => ({
      key,
      kind,
      actor,
      at,
      data: own,
    })
    if (event.event === 'closed')
      return row('status_changed', {
        ...data,
        ...changeTo(
          event === lastClosed && issue.closed ? target : statuses.kinds[kindOfEvent(event)],
        ),
      })
    if (event.event === 'reopened')
      return row('status_changed', { ...data, ...changeTo(statuses.kinds.OPEN) })
    if (event.event === 'renamed')
      return row('retitled', {
        from: field(data['rename'], 'from'),
        to: field(data['rename'], 'to'),
      })
    if (event.event === 'labeled') return row('tagged', { to: field(data['label'], 'name') })
    if (event.event === 'unlabeled') return row('untagged', { from: field(data['label'], 'name') })
    return row(`github:${event.event}`, data)
  }
  const rows = [posted(issue), ...events.map(entry)]
  if (!issue.closed || lastClosed || issue.closedAt === null) return rows
  return [
    ...rows,
    {
      key: `closed:${issue.closedAt}`,
      kind: 'status_changed',
      actor: issue.closedBy,
      at: issue.closedAt,
      data: changeTo(target),
    },
  ]
}

function posted({
  author,
  createdAt,
  source,
  url,
  reactions,
  facts,
  board,
}: ImportedIssue): TimelineEntry {
  const known = reactions === null || Object.keys(reactions).length === 0 ? {} : { reactions }
  return {
    key: 'posted',
    kind: 'posted',
    actor: author,
    at: createdAt,
    // That it names none is kept too: a board that it names later is news then.
    data: { source, url, ...known, ...facts, board },
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? ((value as Record<string, unknown>)[name] ?? null)
    : null
}
