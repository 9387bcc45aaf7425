import { changesOf, recordAudit } from '#server/areas/audit/recordAudit.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { settleComments } from '#server/areas/posts/settleComments.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { keepAddress, takeAddress } from './boardAddresses.ts'
import { checkFacts, type BoardChange, type BoardFacts } from './boardFacts.ts'

export interface UpdateBoardCommand {
  actor: Actor & Member
  boardId: string
  /** The facts to change; those left out stay. */
  change: BoardChange
  clientMutationId?: CallId | null
}

const facts = [
  'name',
  'slug',
  'description',
  'visibility',
  'posting',
  'voting',
  'commenting',
  'template',
] as const satisfies readonly (keyof BoardFacts)[]

const lock = statement<BoardFacts>(
  'board_lock',
  `select ${facts.join(', ')} from board where id = $1 and deleted_at is null for update`,
)
const set = statement<never>(
  'board_set',
  `update board set ${facts.map((fact, at) => `${fact} = coalesce($${at + 3}, ${fact})`).join(', ')}, name_key = coalesce($2, name_key), updated_at = now() where id = $1`,
)
const across = statement<{ number: number }>(
  'board_merged_across',
  'select t.number from idea m join idea t on t.number = m.merged_into where m.board_id <> t.board_id and $1 in (m.board_id, t.board_id)',
)

/**
 * Changes the facts of a board that are given, all of them or none; who may read it holds from the
 * next request. A former address leads to the new one. Refused: facts against the rules, a name or
 * address that another board has, and a board that does not exist.
 */
export async function updateBoard(
  db: Db,
  { actor, boardId, change, clientMutationId }: UpdateBoardCommand,
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
      // Before the board: who moves an idea shares that then.
      await holdMerges(tx)
      const [was] = await tx.query(lock, [boardId])
      if (!was) throw refuse('BOARD_GONE', { field: 'boardId' })
      const wanted = await checkFacts(tx, change, boardId)
      const changed = facts.filter(
        (fact) => wanted[fact] !== undefined && wanted[fact] !== was[fact],
      )
      if (changed.length === 0) return { boardId }
      await tx.query(set, [boardId, wanted.nameKey, ...facts.map((fact) => wanted[fact] ?? null)])
      if (wanted.slug !== undefined && wanted.slug !== was.slug) {
        await takeAddress(tx, wanted.slug)
        await keepAddress(tx, was.slug, boardId)
      }
      if (wanted.visibility !== undefined && wanted.visibility !== was.visibility)
        await settleVisibility(tx, { actor, boardId, from: was.visibility, to: wanted.visibility })
      await recordAudit(tx, 'board.changed', {
        actorId: actor.personId,
        subjectId: boardId,
        subjectName: was.name,
        changes: changesOf(changed, (fact) => [was[fact], wanted[fact]]),
      })
      return { boardId }
    },
  )
}

async function settleVisibility(
  tx: Db,
  {
    actor,
    boardId,
    from,
    to,
  }: {
    actor: Member
    boardId: string
    from: BoardFacts['visibility']
    to: BoardFacts['visibility']
  },
): Promise<void> {
  // Comments of what was merged across boards count only where all may read them.
  const numbers = (await tx.query(across, [boardId])).map(({ number }) => number)
  await settleComments(tx, numbers)
  await recordEvent(tx, 'board.changed', {
    actorId: actor.personId,
    boardId,
    setting: 'visibility',
    from,
    to,
  })
}
