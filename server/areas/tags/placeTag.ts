import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { placeLabel } from '#server/areas/labels/placeLabel.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

export interface PlaceTagCommand {
  actor: Actor & Member
  tagId: string
  /** The tag that it is to stand before; null: behind all. */
  beforeId: string | null
  clientMutationId?: CallId | null
}

/** Puts a tag before another one. Refused: a tag that does not exist (any more). */
export async function placeTag(
  db: Db,
  { actor, tagId, beforeId, clientMutationId }: PlaceTagCommand,
): Promise<Outcome<{ tagId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'placeTag',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      const placed = await placeLabel(tx, 'tag', { id: tagId, beforeId })
      if ('missing' in placed)
        throw placed.missing === 'self'
          ? refuse('TAG_GONE', { field: 'tagId' })
          : refuse('TAG_GONE', { field: 'beforeId' })
      await recordAudit(tx, 'tag.moved', {
        actorId: actor.personId,
        subjectId: tagId,
        subjectName: placed.name,
        changes: { position: [placed.from, placed.to] },
      })
      return { tagId }
    },
  )
}
