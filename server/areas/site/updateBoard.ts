import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { pauseMerges } from '#server/areas/posts/mergeQueue.ts'
import { settleComments } from '#server/areas/posts/settleComments.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { Visibility } from '#server/kernel/visibility.ts'

export interface UpdateBoardCommand {
  actor: Actor & Member
  boardId: string
  visibility: Visibility
  clientMutationId?: CallId | null
}

const lock = statement<{ name: string; visibility: Visibility }>(
  'board_lock',
  'select name, visibility from board where id = $1 for update',
)
const set = statement<never>(
  'board_set',
  'update board set visibility = $2, updated_at = now() where id = $1',
)
const across = statement<{ number: number }>(
  'board_merged_across',
  'select t.number from idea m join idea t on t.number = m.merged_into where m.board_id <> t.board_id and $1 in (m.board_id, t.board_id)',
)

/** Sets who may read a board; it holds from the next request. Refused: who may not manage the site, and a board that does not exist. */
export async function updateBoard(
  db: Db,
  { actor, boardId, visibility, clientMutationId }: UpdateBoardCommand,
): Promise<Outcome<{ boardId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'updateBoard',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      // Comments of what was merged across boards count only where all may read them. Before the board: who moves an idea shares that then.
      await pauseMerges(tx)
      const [board] = await tx.query(lock, [boardId])
      if (!board) throw refuse('BOARD_GONE', { field: 'boardId' })
      if (board.visibility !== visibility) {
        await tx.query(set, [boardId, visibility])
        await settleComments(
          tx,
          (await tx.query(across, [boardId])).map(({ number }) => number),
        )
        await recordEvent(tx, 'board.changed', {
          actorId: actor.personId,
          boardId,
          setting: 'visibility',
          from: board.visibility,
          to: visibility,
        })
        await recordAudit(tx, 'board.changed', {
          actorId: actor.personId,
          subjectId: boardId,
          subjectName: board.name,
          changes: { visibility: [board.visibility, visibility] },
        })
      }
      return { boardId }
    },
  )
}
