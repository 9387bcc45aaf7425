import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { ReactionKind } from '#server/kernel/rows.ts'
import { lockReadablePost } from './readablePost.ts'

export interface ReactionCommand {
  actor: Actor & Member
  commentId: string
  reaction: ReactionKind
  on: boolean
  clientMutationId?: CallId | null
  /** Reactions per hour; another number only in tests and benches. */
  perHour?: number
}

const add = statement<{ id: string }>(
  'reaction_add',
  'insert into comment_reaction (comment_id, reaction, person_id) values ($1, $2, $3) on conflict do nothing returning comment_id as id',
)
const remove = statement<{ id: string }>(
  'reaction_remove',
  'delete from comment_reaction where comment_id = $1 and reaction = $2 and person_id = $3 returning comment_id as id',
)

/** Sets (never toggles) one of somebody's reactions to a comment. */
export async function setReaction(
  db: Db,
  { actor, commentId, reaction, on, clientMutationId, perHour }: ReactionCommand,
): Promise<Outcome<{ commentId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'setReaction',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'comment'),
    },
    async (tx) => {
      const post = await lockReadablePost(tx, actor, { kind: 'comment', commentId })
      if (!post || post.state === 'SPAM' || post.state === 'DELETED')
        throw refuse('COMMENT_GONE', { field: 'commentId' })
      const [changed] = await tx.query(on ? add : remove, [commentId, reaction, actor.personId])
      if (!changed) return { commentId }
      const limit = perHour ?? limits.perHour.votes
      await countAct(tx, {
        kind: 'reaction',
        by: actor.personId,
        limit,
        reason: 'TOO_MANY_REACTIONS',
      })
      await recordEvent(tx, 'comment.reacted', {
        ideaNumber: post.ideaNumber,
        actorId: actor.personId,
        commentId,
        reaction,
        on,
      })
      return { commentId }
    },
  )
}
