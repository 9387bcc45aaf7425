import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import {
  beginDeletion,
  endDeletion,
  lockDeletion,
  showAgain,
} from '#server/areas/labels/deletions.ts'
import { findLabel, lockLabel } from '#server/areas/labels/label.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { requireOtherOpen } from './statusFacts.ts'

export interface DeleteStatusCommand {
  actor: Actor & Member
  statusId: string
  /** The status that its ideas get. */
  intoId: string
  clientMutationId?: CallId | null
}

interface Numbered {
  number: number
}

const category = statement<{ category: string }>(
  'status_category',
  'select category from status where id = $1',
)
const lockIdeas = statement<Numbered>(
  'status_ideas_lock',
  'select number from idea where status_id = $1 order by number for update',
)
const keep = statement<never>(
  'status_ideas_keep',
  'insert into label_move (label_id, idea_number, rank) select $1, number, roadmap_rank from idea where status_id = $1',
)
const move = statement<never>(
  'status_ideas_move',
  'update idea set status_id = $2 where status_id = $1',
)
/** Behind what stands in the column, in the order that they had. */
const rank = statement<never>(
  'status_ideas_rank',
  `update idea i set roadmap_rank = placed.head || lpad(to_hex(placed.at), 8, '0') || 'i'
   from (select idea_number, row_number() over (order by rank collate "C" nulls last, idea_number) as at, head
     from label_move, (select substr(roadmap_end(0), 1, 13) as head offset 0) clock where label_id = $1) placed
   where i.number = placed.idea_number and i.roadmap_rank is not null`,
)
const lockMoved = statement<Numbered>(
  'status_moved_lock',
  'select number from idea where number in (select idea_number from label_move where label_id = $1) order by number for update',
)
const moveBack = statement<Numbered>(
  'status_ideas_back',
  `update idea i set status_id = $1 from label_move m where m.label_id = $1 and i.number = m.idea_number and i.status_id = $2 returning i.number`,
)
const rankBack = statement<never>(
  'status_ideas_rank_back',
  `update idea i set roadmap_rank = m.rank from label_move m
   where m.label_id = $1 and i.number = m.idea_number and i.status_id = $1 and i.roadmap_rank is distinct from m.rank`,
)

/**
 * Deletes a status; its ideas, whatever their state, get another one. They keep the moment of their
 * status; nobody is told, and no timeline says so (docs/RULES.md#states). Refused: the last OPEN
 * status, and statuses that do not exist.
 */
export async function deleteStatus(
  db: Db,
  { actor, statusId, intoId, clientMutationId }: DeleteStatusCommand,
): Promise<Outcome<{ statusId: string; ideas: number }>> {
  return runCommand(
    db,
    {
      mutation: 'deleteStatus',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      const label = await lockLabel(tx, 'status', statusId)
      if (!label) throw refuse('STATUS_GONE', { field: 'statusId' })
      const [was] = await tx.query(category, [statusId])
      if (was?.category === 'OPEN') await requireOtherOpen(tx, statusId)
      if (statusId === intoId) throw refuse('DELETED_INTO_ITSELF', { field: 'intoId' })
      const into = await findLabel(tx, 'status', intoId)
      if (!into) throw refuse('CHOSEN_STATUS_GONE', { field: 'intoId' })
      // Posts share the row of their status: no idea gets it any more.
      const ideas = (await tx.query(lockIdeas, [statusId])).length
      await beginDeletion(tx, 'status', { label, intoId, actorId: actor.personId, ideas })
      await tx.query(keep, [statusId])
      await tx.query(move, [statusId, intoId])
      await tx.query(rank, [statusId])
      await recordAudit(tx, 'status.deleted', {
        actorId: actor.personId,
        subjectId: statusId,
        subjectName: label.name,
        changes: { into: [null, into.name], ideas: [ideas, 0] },
      })
      return { statusId, ideas }
    },
  )
}

/**
 * Undoes the deletion of a status: it is there again with its id and place, and exactly those ideas
 * whose status nobody has changed since have it again, at their places on the roadmap. Refused as
 * the restoring of a board is.
 */
export async function restoreStatus(
  db: Db,
  { actor, statusId, clientMutationId }: Omit<DeleteStatusCommand, 'intoId'>,
): Promise<Outcome<{ statusId: string; ideas: number }>> {
  return runCommand(
    db,
    {
      mutation: 'restoreStatus',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      const deletion = await lockDeletion(tx, 'status', statusId)
      await showAgain(tx, 'status', deletion)
      await tx.query(lockMoved, [statusId])
      const back = await tx.query(moveBack, [statusId, deletion.intoId])
      await tx.query(rankBack, [statusId])
      await endDeletion(tx, deletion)
      await recordAudit(tx, 'status.restored', {
        actorId: actor.personId,
        subjectId: statusId,
        subjectName: deletion.name,
        ...(back.length > 0 && { changes: { ideas: [0, back.length] } }),
      })
      return { statusId, ideas: back.length }
    },
  )
}
