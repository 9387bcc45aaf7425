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
import { findEntries } from './findEntries.ts'

export interface EntryReactionCommand {
  actor: Actor & Member
  entryId: string
  reaction: ReactionKind
  on: boolean
  clientMutationId?: CallId | null
  /** Reactions per hour; another number only in tests and benches. */
  perHour?: number
}

const add = statement<{ id: string }>(
  'entry_reaction_add',
  `insert into changelog_reaction (entry_id, reaction, person_id) select id, $2, $3 from changelog_entry where id = $1 and state = 'PUBLISHED'
   on conflict do nothing returning entry_id as id`,
)
const remove = statement<{ id: string }>(
  'entry_reaction_remove',
  'delete from changelog_reaction where entry_id = $1 and reaction = $2 and person_id = $3 returning entry_id as id',
)

/** Sets (never toggles) one of somebody's reactions to a published entry. */
export async function setEntryReaction(
  db: Db,
  { actor, entryId, reaction, on, clientMutationId, perHour }: EntryReactionCommand,
): Promise<Outcome<{ entryId: string }>> {
  const { personId } = actor
  return runCommand(
    db,
    {
      mutation: 'setChangelogReaction',
      personId,
      clientMutationId,
      requires: () => requireMay(actor, 'react'),
    },
    async (tx) => {
      const [entry] = await findEntries(tx, actor, [entryId])
      if (entry?.state !== 'PUBLISHED') throw refuse('ENTRY_GONE', { field: 'entryId' })
      const [changed] = await tx.query(on ? add : remove, [entryId, reaction, personId])
      if (!changed) return { entryId }
      const limit = perHour ?? limits.perHour.votes
      await countAct(tx, { kind: 'reaction', by: personId, limit, reason: 'TOO_MANY_REACTIONS' })
      await recordEvent(tx, 'changelog.reacted', { actorId: personId, entryId, reaction, on })
      return { entryId }
    },
  )
}
