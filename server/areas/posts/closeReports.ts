import { statement, type Db } from '#server/db/database.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'

const close = statement<{ id: string }>(
  'reports_close',
  `update report set resolved_at = now(), resolved_by = $3, updated_at = now()
   where idea_number = $1 and comment_id is not distinct from $2::text and resolved_at is null returning id`,
)

/** Notes that the team has looked at the open reports of a post, in the transaction of what it decided. Gives whether there were any. */
export async function closeReports(
  tx: Db,
  { ideaNumber, commentId }: { ideaNumber: number; commentId: string | null },
  actorId: string,
): Promise<boolean> {
  const closed = await tx.query(close, [ideaNumber, commentId, actorId])
  if (closed.length === 0) return false
  await recordEvent(tx, 'report.resolved', {
    ideaNumber,
    actorId,
    reports: closed.map(({ id }) => id),
    ...(commentId && { commentId }),
  })
  return true
}
