import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import {
  beginDeletion,
  endDeletion,
  lockDeletion,
  showAgain,
} from '#server/areas/labels/deletions.ts'
import { findLabel, lockLabel } from '#server/areas/labels/label.ts'
import { countLabels } from '#server/areas/labels/labelNames.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { settleComments } from '#server/areas/posts/settleComments.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { keepAddress, takeAddress } from './boardAddresses.ts'

export interface DeleteBoardCommand {
  actor: Actor & Member
  boardId: string
  /** The board that its ideas go to. */
  intoId: string
  clientMutationId?: CallId | null
}

interface Numbered {
  number: number
}

const lockIdeas = statement<Numbered>(
  'board_ideas_lock',
  'select number from idea where board_id = $1 order by number for update',
)
const move = statement<never>(
  'board_ideas_move',
  `with moved as (update idea set board_id = $2 where board_id = $1 returning number)
   insert into label_move (label_id, idea_number) select $1, number from moved`,
)
const lockMoved = statement<Numbered>(
  'board_moved_lock',
  'select number from idea where number in (select idea_number from label_move where label_id = $1) order by number for update',
)
const moveBack = statement<Numbered>(
  'board_ideas_back',
  `update idea i set board_id = $1 from label_move m where m.label_id = $1 and i.number = m.idea_number and i.board_id = $2 returning i.number`,
)
/** The ideas into which others were merged, where one of both is on a board: what counts for them depends on who may read it. */
const merged = statement<Numbered>(
  'board_merged',
  'select distinct t.number from idea m join idea t on t.number = m.merged_into where $1 in (m.board_id, t.board_id) order by t.number',
)

/**
 * Deletes a board; its ideas, whatever their state, go to another one, and so do those who follow a
 * link to it. Nobody is told, and no timeline says so (docs/RULES.md#states). Refused: the last
 * board, and boards that do not exist.
 */
export async function deleteBoard(
  db: Db,
  { actor, boardId, intoId, clientMutationId }: DeleteBoardCommand,
): Promise<Outcome<{ boardId: string; ideas: number }>> {
  return runCommand(
    db,
    {
      mutation: 'deleteBoard',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      const label = await lockLabel(tx, 'board', boardId)
      if (!label) throw refuse('BOARD_GONE', { field: 'boardId' })
      if ((await countLabels(tx, 'board')) === 1) throw refuse('LAST_BOARD')
      if (boardId === intoId) throw refuse('DELETED_INTO_ITSELF', { field: 'intoId' })
      const into = await findLabel(tx, 'board', intoId)
      if (!into) throw refuse('CHOSEN_BOARD_GONE', { field: 'intoId' })
      // Posts share the row of their board: none comes to it any more.
      const ideas = (await tx.query(lockIdeas, [boardId])).length
      const families = await tx.query(merged, [boardId])
      await beginDeletion(tx, 'board', { label, intoId, actorId: actor.personId, ideas })
      await tx.query(move, [boardId, intoId])
      await keepAddress(tx, label.slug, boardId)
      await settleComments(
        tx,
        families.map(({ number }) => number),
      )
      await recordAudit(tx, 'board.deleted', {
        actorId: actor.personId,
        subjectId: boardId,
        subjectName: label.name,
        changes: { into: [null, into.name], ideas: [ideas, 0] },
      })
      return { boardId, ideas }
    },
  )
}

/**
 * Undoes the deletion of a board: it is there again with its id, address and place, and so are
 * exactly those ideas on it that nobody has moved since. Refused: a deletion that is not known or
 * older than 30 days, one whose ideas went to a board that was deleted since, and one whose name or
 * address another board has by now.
 */
export async function restoreBoard(
  db: Db,
  { actor, boardId, clientMutationId }: Omit<DeleteBoardCommand, 'intoId'>,
): Promise<Outcome<{ boardId: string; ideas: number }>> {
  return runCommand(
    db,
    {
      mutation: 'restoreBoard',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      const deletion = await lockDeletion(tx, 'board', boardId)
      await showAgain(tx, 'board', deletion)
      await takeAddress(tx, deletion.slug)
      await tx.query(lockMoved, [boardId])
      const back = await tx.query(moveBack, [boardId, deletion.intoId])
      await settleComments(
        tx,
        (await tx.query(merged, [boardId])).map(({ number }) => number),
      )
      await endDeletion(tx, deletion)
      await recordAudit(tx, 'board.restored', {
        actorId: actor.personId,
        subjectId: boardId,
        subjectName: deletion.name,
        ...(back.length > 0 && { changes: { ideas: [0, back.length] } }),
      })
      return { boardId, ideas: back.length }
    },
  )
}
