import type { ClosedReason, ImportedEvent, ImportedIssue } from '../shape.ts'

/** The statuses of the site that an issue's states become. */
export interface StatusIds {
  open: string
  shipped: string
  declined: string
}

/** A row of the timeline to be; `actor` is a login. */
export interface TimelineEntry {
  key: string
  kind: string
  actor: string | null
  at: string
  data: Record<string, unknown>
}

/** The status an issue has: what was closed as not planned or duplicate was declined, everything else that is closed has shipped. */
export function statusOf(
  { closed, reason }: { closed: boolean; reason: ClosedReason | null },
  statuses: StatusIds,
): string {
  if (!closed) return statuses.open
  return reason === 'not_planned' || reason === 'duplicate' ? statuses.declined : statuses.shipped
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
  let current = statuses.open

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
        ...changeTo(event === lastClosed && issue.closed ? target : statuses.shipped),
      })
    if (event.event === 'reopened')
      return row('status_changed', { ...data, ...changeTo(statuses.open) })
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
}: ImportedIssue): TimelineEntry {
  const known = reactions === null || Object.keys(reactions).length === 0 ? {} : { reactions }
  return {
    key: 'posted',
    kind: 'posted',
    actor: author,
    at: createdAt,
    data: { source, url, ...known, ...facts },
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? ((value as Record<string, unknown>)[name] ?? null)
    : null
}
