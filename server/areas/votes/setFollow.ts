import { limits } from '#rules/limits.ts'
import { lockIdea } from '#server/areas/posts/lockIdea.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'

export interface FollowCommand {
  actor: Actor & Member
  ideaNumber: number
  following: boolean
  clientMutationId?: CallId | null
  /** Changes per hour; another number only in tests. */
  perHour?: number
}

/**
 * Unfollowing is kept even where nothing was followed, so that no later vote or comment follows by
 * itself. Gives a row where something changed.
 */
const set = statement<{ person_id: string }>(
  'follow_set',
  `insert into follow (idea_number, person_id, following) values ($1, $2, $3)
   on conflict (idea_number, person_id) do update set following = excluded.following, via = null where follow.following <> excluded.following or follow.via is not null returning person_id`,
)

/** Sets (never toggles) whether somebody hears of what happens to an idea; of a merged one its target. */
export async function setFollow(
  db: Db,
  {
    actor,
    ideaNumber,
    following,
    clientMutationId,
    perHour: limit = limits.perHour.votes,
  }: FollowCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  return runCommand(
    db,
    {
      mutation: 'setFollow',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'follow'),
    },
    async (tx) => {
      const idea = await lockIdea(tx, ideaNumber, actor)
      const [changed] = await tx.query(set, [idea.number, actor.personId, following])
      if (!changed) return { ideaNumber: idea.number }
      await countAct(tx, {
        kind: 'follow',
        by: actor.personId,
        limit,
        reason: 'TOO_MANY_FOLLOWS',
      })
      await recordEvent(tx, following ? 'idea.followed' : 'idea.unfollowed', {
        ideaNumber: idea.number,
        actorId: actor.personId,
      })
      return { ideaNumber: idea.number }
    },
  )
}
