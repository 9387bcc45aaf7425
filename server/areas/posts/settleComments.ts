import { statement, type Db } from '#server/db/database.ts'
import { computedTrend } from './computedTrend.ts'
import { countedCommentFacts } from './countedComments.ts'

const settle = statement<never>(
  'idea_settle_comments',
  `update idea i set comment_count = seen.count, trend = $2, last_activity_at = greatest(i.created_at, i.status_changed_at, seen.newest)
   from ${countedCommentFacts('$1')} seen
   where i.number = $1`,
)
const facts = statement<{ number: number; createdAt: string }>(
  'ideas_lock_for_comments',
  `select number, created_at as "createdAt" from idea
   where number = any($1::int[]) or number in (select merged_into from idea where number = any($1::int[])) order by number for update`,
)

/**
 * Makes what ideas, and those that they are merged into, show of their comments (count, trend, last
 * activity) what the comments themselves say, after some came or went in the same transaction.
 */
export async function settleComments(tx: Db, numbers: readonly number[]): Promise<void> {
  for (const idea of await tx.query(facts, [[...new Set(numbers)]])) {
    await tx.query(settle, [idea.number, await computedTrend(tx, idea)])
  }
}
