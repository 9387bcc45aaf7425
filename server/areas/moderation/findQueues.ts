import { DELETED_TITLE } from '#server/areas/posts/deletePosts.ts'
import { statement, type Db } from '#server/db/database.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import { refuse } from '#server/kernel/refusal.ts'

export type Queue = 'PENDING' | 'REPORTED' | 'SPAM' | 'DELETED'

/** The number of posts that wait, by queue. */
export type QueueCounts = Record<Queue, number>

interface Place {
  id: string
  at: string
}

const erased = `state = 'DELETED' and body = ''`
/**
 * The posts that still have content to look at and restore. An idea that was merged is decided
 * about; unmerged it waits again.
 */
const kept = {
  idea: `not (${erased} and title = '${DELETED_TITLE}') and not (state = 'PENDING' and merged_into is not null)`,
  comment: `not (${erased})`,
}
const openReports = `select coalesce(r.comment_id, 'idea_' || r.idea_number) as id, min(r.created_at) as at from report r where r.resolved_at is null group by 1`

const counts = statement<QueueCounts>(
  'moderation_counts',
  `select count(*) filter (where state = 'PENDING') as "PENDING", count(*) filter (where state = 'SPAM') as "SPAM", count(*) filter (where state = 'DELETED') as "DELETED",
     (select count(*) from (${openReports}) reported) as "REPORTED"
   from (select state from idea where state <> 'LIVE' and ${kept.idea} union all select state from comment where state <> 'LIVE' and ${kept.comment}) unlisted`,
)

/** Each table gives its own first rows, by its index; the two are then merged. */
const byState = (order: 'asc' | 'desc', comparison: '>' | '<') => {
  const part = (table: 'idea' | 'comment', id: string) =>
    `(select ${id} as id, coalesce(state_changed_at, created_at) as at from ${table}
      where state <> 'LIVE' and state = $1 and ${kept[table]} and coalesce(state_changed_at, created_at) ${comparison}= $2::timestamptz
        and (coalesce(state_changed_at, created_at), (${id}) collate "C") ${comparison} ($2::timestamptz, $3)
      order by coalesce(state_changed_at, created_at) ${order}, (${id}) collate "C" ${order} limit $4)`
  return statement<Place>(
    `moderation_${order}`,
    `select id, at from (${part('idea', "'idea_' || number")} union all ${part('comment', 'id')}) both_kinds order by at ${order}, id collate "C" ${order} limit $4`,
  )
}
const oldestFirst = byState('asc', '>')
const newestFirst = byState('desc', '<')
const reported = statement<Place>(
  'moderation_reported',
  `select id, at from (${openReports}) reported where (at, id collate "C") > ($1::timestamptz, $2) order by at, id collate "C" limit $3`,
)

/** Counts the posts that wait in each queue. Checks no permission: the caller is the team. */
export async function countQueues(db: Db): Promise<QueueCounts> {
  const [row] = await db.query(counts)
  return row ?? { PENDING: 0, REPORTED: 0, SPAM: 0, DELETED: 0 }
}

/** The posts of a queue by id: what waits the longest first, what was removed last first. To be asked for by the team alone. */
export async function listQueue(db: Db, queue: Queue, page: PageArguments): Promise<Page<Place>> {
  const request = pageRequest(page, { name: `MODERATION_${queue}`, types: ['time', 'string'] })
  if (request.backward) throw refuse('PAGE_BACKWARD', { field: 'last' })
  const waits = queue === 'PENDING' || queue === 'REPORTED'
  const [at, id] = request.cursor ?? (waits ? ['-infinity', ''] : ['infinity', ''])
  const size = request.size + 1
  const rows =
    queue === 'REPORTED'
      ? await db.query(reported, [at, id, size])
      : await db.query(waits ? oldestFirst : newestFirst, [queue, at, id, size])
  return pageOf(rows, request, (place) => writeCursor(`MODERATION_${queue}`, [place.at, place.id]))
}
