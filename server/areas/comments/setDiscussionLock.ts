import { lockIdea } from '#server/areas/posts/lockIdea.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'

export interface DiscussionLockCommand {
  actor: Actor & Member
  ideaNumber: number
  locked: boolean
  clientMutationId?: CallId | null
}

const change = statement<never>(
  'idea_set_discussion_lock',
  `with event as (insert into idea_event (id, idea_number, actor_id, kind, created_at)
     values ($3, $1, $4, case when $2::boolean then 'locked' else 'unlocked' end, $5::timestamptz))
   update idea set locked_at = case when $2::boolean then $5::timestamptz end, locked_by = case when $2::boolean then $4 end, updated_at = $5::timestamptz
   where number = $1`,
)

/**
 * Sets whether the discussion of an idea is locked, of a merged one that of its target. A locked
 * discussion takes comments from the team alone. The same once more changes nothing. Refuses with
 * NOT_FOUND what the actor may not read.
 */
export async function setDiscussionLock(
  db: Db,
  { actor, ideaNumber, locked, clientMutationId }: DiscussionLockCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  return runCommand(
    db,
    {
      mutation: 'setDiscussionLock',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'lockDiscussion'),
    },
    async (tx) => {
      const { number, isDiscussionLocked } = await lockIdea(tx, ideaNumber, actor)
      if (isDiscussionLocked === locked) return { ideaNumber: number }
      const now = new Date().toISOString()
      await tx.query(change, [number, locked, newId('event'), actor.personId, now])
      await recordEvent(tx, locked ? 'idea.locked' : 'idea.unlocked', {
        ideaNumber: number,
        actorId: actor.personId,
      })
      return { ideaNumber: number }
    },
  )
}
