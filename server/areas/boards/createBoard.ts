import { limits } from '#rules/limits.ts'
import { changesOf, recordAudit } from '#server/areas/audit/recordAudit.ts'
import { requireRoom } from '#server/areas/labels/labelNames.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { takeAddress } from './boardAddresses.ts'
import { checkFacts, freeBoardSlug, type BoardChange, type BoardFacts } from './boardFacts.ts'

export interface CreateBoardCommand {
  actor: Actor & Member
  /** A name, and what else is not to be as it is by default. */
  facts: BoardChange & { name: string }
  clientMutationId?: CallId | null
}

const add = statement<never>(
  'board_add',
  `insert into board (id, name, name_key, slug, description, visibility, posting, voting, commenting, template, position)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
     (select coalesce(max(position), -1) + 1 from board where deleted_at is null))`,
)

/** The defaults of a board. */
const usual: Omit<BoardFacts, 'name' | 'slug'> = {
  description: '',
  visibility: 'PUBLIC',
  posting: 'MEMBERS',
  voting: 'EVERYONE',
  commenting: 'MEMBERS',
  template: '',
}

/** The fields of a new board in the audit log besides its name, which it is called by there. */
const noted = [
  'slug',
  'description',
  'visibility',
  'posting',
  'voting',
  'commenting',
  'template',
] as const

/**
 * Makes a board, behind all others. Without a slug it gets one of its name. Refused: facts against
 * the rules, a name or address that another board has, and one board too many.
 */
export async function createBoard(
  db: Db,
  { actor, facts, clientMutationId }: CreateBoardCommand,
): Promise<Outcome<{ boardId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'createBoard',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      await requireRoom(tx, 'board', limits.labels.boards)
      const checked = await checkFacts(tx, facts)
      const { name = '', nameKey } = checked
      const slug = checked.slug ?? (await freeBoardSlug(tx, name))
      const made = { ...usual, ...checked, slug }
      const boardId = newId('board')
      await takeAddress(tx, slug)
      await tx.query(add, [
        boardId,
        name,
        nameKey,
        slug,
        made.description,
        made.visibility,
        made.posting,
        made.voting,
        made.commenting,
        made.template,
      ])
      await recordAudit(tx, 'board.created', {
        actorId: actor.personId,
        subjectId: boardId,
        subjectName: name,
        changes: changesOf(noted, (fact) => [null, made[fact] || null]),
      })
      return { boardId }
    },
  )
}
