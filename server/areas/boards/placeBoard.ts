import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { placeLabel } from '#server/areas/labels/placeLabel.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

export interface PlaceBoardCommand {
  actor: Actor & Member
  boardId: string
  /** The board that it is to stand before; null: behind all. */
  beforeId: string | null
  clientMutationId?: CallId | null
}

/** Puts a board before another one. Refused: a board that does not exist (any more). */
export async function placeBoard(
  db: Db,
  { actor, boardId, beforeId, clientMutationId }: PlaceBoardCommand,
): Promise<Outcome<{ boardId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'placeBoard',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      const placed = await placeLabel(tx, 'board', { id: boardId, beforeId })
      if ('missing' in placed)
        throw placed.missing === 'self'
          ? refuse('BOARD_GONE', { field: 'boardId' })
          : refuse('CHOSEN_BOARD_GONE', { field: 'beforeId' })
      await recordAudit(tx, 'board.moved', {
        actorId: actor.personId,
        subjectId: boardId,
        subjectName: placed.name,
        changes: { position: [placed.from, placed.to] },
      })
      return { boardId }
    },
  )
}
