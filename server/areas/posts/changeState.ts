import { tellMentioned, tellMentionedUnder } from '#server/areas/mentions/mentions.ts'
import { statement, type Db } from '#server/db/database.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { closeReports } from './closeReports.ts'
import { computedTrend } from './computedTrend.ts'
import { countedCommentFacts } from './countedComments.ts'
import { settleComments } from './settleComments.ts'
import type { LockedPost, PostState } from './subject.ts'

// A moderator's decision replaces the ban's. A post that waits again keeps its first place in the
// queue.
const change = (table: 'idea' | 'comment', key: string) =>
  statement<never>(
    `${table}_change_state`,
    `update ${table} set state = $2, state_changed_at = case $2 when 'LIVE' then null when 'PENDING' then created_at else now() end, hidden_by_ban = false, before_ban = null
     where ${key} = $1`,
  )
const changeIdea = change('idea', 'number')
const changeComment = change('comment', 'id')
/** The last activity moves only where this comment made it, so that restoring gives exactly what was. */
const settle = statement<never>(
  'idea_settle_comment',
  `update idea i set comment_count = seen.count, trend = $2,
     last_activity_at = case when $4::boolean then greatest(i.last_activity_at, $3::timestamptz)
       when i.last_activity_at <= $3::timestamptz then greatest(i.created_at, i.status_changed_at, seen.newest) else i.last_activity_at end
   from ${countedCommentFacts('$1')} seen
   where i.number = $1`,
)
const facts = statement<{ number: number; createdAt: string }>(
  'idea_created_at',
  'select number, created_at as "createdAt" from idea where number = any($1::int[]) order by number',
)

/**
 * Puts a locked post into a state, with all that follows: counts, trend and last activity of its
 * idea, open reports, the outbox. Search and lists read the state itself.
 */
export async function changeState(
  tx: Db,
  post: LockedPost,
  { state, actorId }: { state: PostState; actorId: string },
): Promise<void> {
  const { ideaNumber, commentId, state: from } = post
  if (commentId === null) {
    await tx.query(changeIdea, [ideaNumber, state])
    // A merged idea takes its comments along.
    if (post.mergedInto !== null && (from === 'LIVE') !== (state === 'LIVE'))
      await settleComments(tx, [post.mergedInto])
  } else {
    await tx.query(changeComment, [commentId, state])
    if (!post.internal && (from === 'LIVE') !== (state === 'LIVE'))
      await settleIdeas(tx, post, state === 'LIVE')
  }
  if (state === 'SPAM' || state === 'DELETED') await closeReports(tx, post, actorId)
  if (state === 'LIVE') await (commentId === null ? tellMentionedUnder : tellMentioned)(tx, post)
  if (from !== state)
    await recordEvent(tx, `${commentId === null ? 'idea' : 'comment'}.state_changed`, {
      ideaNumber,
      actorId,
      from,
      to: state,
      ...(commentId && { commentId }),
    })
}

async function settleIdeas(tx: Db, post: LockedPost, came: boolean): Promise<void> {
  for (const idea of await tx.query(facts, [[post.ideaNumber, post.mergedInto]]))
    await tx.query(settle, [idea.number, await computedTrend(tx, idea), post.createdAt, came])
}
