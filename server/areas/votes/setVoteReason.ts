import { limits } from '#rules/limits.ts'
import { lockIdea, requireAllLocked } from '#server/areas/posts/lockIdea.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'

export interface VoteReasonCommand {
  actor: Actor & Member
  ideaNumber: number
  /** Empty: none any more. */
  why: string
  clientMutationId?: CallId | null
  /** Changes per hour; another number only in tests. */
  perHour?: number
}

const set = statement<{ changed: boolean }>(
  'vote_reason_set',
  `update vote v set why = $3 from (select idea_number, why from vote where idea_number = any($1::int[]) and person_id = $2) old
   where v.idea_number = old.idea_number and v.person_id = $2 returning old.why is distinct from v.why as changed`,
)

/** Says why the actor voted for an idea, to the team alone; of a merged one for its target. Refused without a vote of theirs (CONFLICT). */
export async function setVoteReason(
  db: Db,
  {
    actor,
    ideaNumber,
    why,
    clientMutationId,
    perHour: limit = limits.perHour.votes,
  }: VoteReasonCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  return runCommand(
    db,
    {
      mutation: 'setVoteReason',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'vote'),
    },
    async (tx) => {
      const idea = await lockIdea(tx, ideaNumber, actor)
      const texts = checkTexts({ why: { kind: 'voteReason', text: why } })
      await requireAllLocked(tx, idea)
      // Also where the vote stands on an idea that was merged into this one.
      const votes = await tx.query(set, [
        [idea.number, ...idea.merged],
        actor.personId,
        texts.why || null,
      ])
      if (votes.length === 0) throw refuse('NOT_VOTED', { field: 'why' })
      if (!votes.some(({ changed }) => changed)) return { ideaNumber: idea.number }
      await countAct(tx, {
        kind: 'vote_reason',
        by: actor.personId,
        limit,
        reason: 'TOO_MANY_VOTE_REASONS',
      })
      await recordEvent(tx, 'vote.explained', { ideaNumber: idea.number, actorId: actor.personId })
      return { ideaNumber: idea.number }
    },
  )
}
