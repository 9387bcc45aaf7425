import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { placeLabel } from '#server/areas/labels/placeLabel.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

export interface PlaceStatusCommand {
  actor: Actor & Member
  statusId: string
  /** The status that it is to stand before; null: behind all. */
  beforeId: string | null
  clientMutationId?: CallId | null
}

/** Puts a status before another one. Refused: a status that does not exist (any more). */
export async function placeStatus(
  db: Db,
  { actor, statusId, beforeId, clientMutationId }: PlaceStatusCommand,
): Promise<Outcome<{ statusId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'placeStatus',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      const placed = await placeLabel(tx, 'status', { id: statusId, beforeId })
      if ('missing' in placed)
        throw placed.missing === 'self'
          ? refuse('STATUS_GONE', { field: 'statusId' })
          : refuse('CHOSEN_STATUS_GONE', { field: 'beforeId' })
      await recordAudit(tx, 'status.moved', {
        actorId: actor.personId,
        subjectId: statusId,
        subjectName: placed.name,
        changes: { position: [placed.from, placed.to] },
      })
      return { statusId }
    },
  )
}
