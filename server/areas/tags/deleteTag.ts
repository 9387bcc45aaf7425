import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import {
  beginDeletion,
  endDeletion,
  lockDeletion,
  showAgain,
} from '#server/areas/labels/deletions.ts'
import { findLabel, lockLabel, type LockedLabel } from '#server/areas/labels/label.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { RetryTransaction } from '#server/kernel/retryTransaction.ts'

export interface DeleteTagCommand {
  actor: Actor & Member
  tagId: string
  /** The tag that its ideas get; null: it is taken off them. */
  intoId: string | null
  clientMutationId?: CallId | null
}

interface Numbered {
  number: number
}

const lockIdeas = statement<Numbered>(
  'tag_ideas_lock',
  'select number from idea where number in (select idea_number from idea_tag where tag_id = $1) order by number for update',
)
const others = statement<Numbered>(
  'tag_ideas_others',
  'select idea_number as number from idea_tag where tag_id = $1 and not idea_number = any($2::int[]) limit 1',
)
const keep = statement<never>(
  'tag_ideas_keep',
  `insert into label_move (label_id, idea_number, had_other)
   select $1, it.idea_number, exists (select from idea_tag own where own.idea_number = it.idea_number and own.tag_id = $2::text) from idea_tag it where it.tag_id = $1`,
)
const takeOff = statement<never>('tag_ideas_take_off', 'delete from idea_tag where tag_id = $1')
const putOn = statement<never>(
  'tag_ideas_put_on',
  'insert into idea_tag (idea_number, tag_id) select idea_number, $2 from label_move where label_id = $1 on conflict do nothing',
)
const lockMoved = statement<Numbered>(
  'tag_moved_lock',
  'select number from idea where number in (select idea_number from label_move where label_id = $1) order by number for update',
)
const takeOther = statement<never>(
  'tag_ideas_take_other',
  'delete from idea_tag it using label_move m where m.label_id = $1 and not m.had_other and it.idea_number = m.idea_number and it.tag_id = $2',
)

/**
 * Deletes a tag; its ideas get another one in its place, or none. Nobody is told, and no timeline
 * says so (docs/RULES.md#states). Refused: tags that do not exist.
 */
export async function deleteTag(
  db: Db,
  { actor, tagId, intoId, clientMutationId }: DeleteTagCommand,
): Promise<Outcome<{ tagId: string; ideas: number }>> {
  return runCommand(
    db,
    {
      mutation: 'deleteTag',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      if (tagId === intoId) throw refuse('DELETED_INTO_ITSELF', { field: 'intoId' })
      const { label, ideas } = await lockTagged(tx, tagId)
      const into = intoId === null ? null : await findLabel(tx, 'tag', intoId)
      if (into === undefined) throw refuse('TAG_GONE', { field: 'intoId' })
      await beginDeletion(tx, 'tag', { label, intoId, actorId: actor.personId, ideas })
      await tx.query(keep, [tagId, intoId])
      await tx.query(takeOff, [tagId])
      if (intoId !== null) await tx.query(putOn, [tagId, intoId])
      await recordAudit(tx, 'tag.deleted', {
        actorId: actor.personId,
        subjectId: tagId,
        subjectName: label.name,
        ...((into !== null || ideas > 0) && {
          changes: { into: [null, into?.name], ideas: [ideas, 0] },
        }),
      })
      return { tagId, ideas }
    },
  )
}

/** Locks a tag and all ideas that have it; the ideas first, as edits do. */
async function lockTagged(tx: Db, tagId: string): Promise<{ label: LockedLabel; ideas: number }> {
  const numbers = (await tx.query(lockIdeas, [tagId])).map(({ number }) => number)
  const label = await lockLabel(tx, 'tag', tagId)
  if (!label) throw refuse('TAG_GONE', { field: 'tagId' })
  // Another idea got it while this call waited.
  if ((await tx.query(others, [tagId, numbers])).length > 0) throw new RetryTransaction()
  return { label, ideas: numbers.length }
}

/**
 * Undoes the deletion of a tag: it is there again with its id, on exactly those ideas whose tags
 * nobody has changed in this since; the one in its place leaves those that got it by the deletion.
 * Refused as the restoring of a board is.
 */
export async function restoreTag(
  db: Db,
  { actor, tagId, clientMutationId }: Omit<DeleteTagCommand, 'intoId'>,
): Promise<Outcome<{ tagId: string; ideas: number }>> {
  return runCommand(
    db,
    {
      mutation: 'restoreTag',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      const back = await tx.query(lockMoved, [tagId])
      const deletion = await lockDeletion(tx, 'tag', tagId)
      await showAgain(tx, 'tag', deletion)
      if (deletion.intoId !== null) await tx.query(takeOther, [tagId, deletion.intoId])
      await tx.query(putOn, [tagId, tagId])
      await endDeletion(tx, deletion)
      await recordAudit(tx, 'tag.restored', {
        actorId: actor.personId,
        subjectId: tagId,
        subjectName: deletion.name,
        ...(back.length > 0 && { changes: { ideas: [0, back.length] } }),
      })
      return { tagId, ideas: back.length }
    },
  )
}
