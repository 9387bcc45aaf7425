import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import { SWEEP_BATCH, sweepInBatches } from '#server/db/sweepInBatches.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { perKind, type LabelKind, type LockedLabel } from './label.ts'

const add = statement<never>(
  'label_deletion_add',
  `insert into label_deletion (label_id, kind, into_id, actor_id, slug, name_key, ideas) values ($1, $2, $3, $4, $5, $6, $7)`,
)
const hide = perKind<never>(
  'label_hide',
  (kind) =>
    `update ${kind} set deleted_at = now(), deleted_into = $2, slug = id, name_key = id where id = $1`,
)
const show = perKind<never>(
  'label_show',
  (kind) =>
    `update ${kind} set deleted_at = null, deleted_into = null, slug = $2, name_key = $3 where id = $1`,
)
const find = statement<Deletion>(
  'label_deletion_find',
  `select label_id as "labelId", into_id as "intoId", slug, name_key as "nameKey", ideas from label_deletion
   where label_id = $1 and kind = $2 and at > now() - interval '${limits.restoreDays} days' for update`,
)
const taken = perKind<{ name: string; byName: boolean }>(
  'label_taken',
  (kind) =>
    `select name, name_key = $2 as "byName" from ${kind} where name_key = $2 or slug = $1 limit 1`,
)
const named = perKind<{ name: string; isThere: boolean }>(
  'label_deleted_name',
  (kind) => `select name, deleted_at is null as "isThere" from ${kind} where id = $1`,
)
const forget = statement<never>(
  'label_deletion_forget',
  'delete from label_deletion where label_id = $1',
)
const isOver = `at < now() - interval '${limits.restoreDays} days'`
const sweepMoves = statement<{ count: number }>(
  'label_moves_sweep',
  `with gone as (
     delete from label_move m using (
       select label_id, idea_number from label_move where label_id in (select label_id from label_deletion where ${isOver})
       limit ${SWEEP_BATCH} for update skip locked) o
     where m.label_id = o.label_id and m.idea_number = o.idea_number returning 1)
   select count(*)::int as count from gone`,
)
const sweep = statement<{ count: number }>(
  'label_deletions_sweep',
  `with gone as (
     delete from label_deletion where label_id in (
       select label_id from label_deletion where ${isOver} order by at limit ${SWEEP_BATCH} for update skip locked) returning 1)
   select count(*)::int as count from gone`,
)

/** A deletion that can be undone. */
export interface Deletion {
  labelId: string
  intoId: string | null
  slug: string
  nameKey: string
  /** The number of ideas that it had then. */
  ideas: number
}

/**
 * Hides a locked label, whose name and slug are free from then on, and begins to keep what undoing
 * needs. Ideas are moved after it: what holds them then is no longer there for anybody.
 */
export async function beginDeletion(
  tx: Db,
  kind: LabelKind,
  {
    label,
    intoId,
    actorId,
    ideas,
  }: { label: LockedLabel; intoId: string | null; actorId: string; ideas: number },
): Promise<void> {
  await tx.query(add, [label.id, kind, intoId, actorId, label.slug, label.nameKey, ideas])
  await tx.query(hide[kind], [label.id, intoId])
}

/**
 * Locks a deletion that is to be undone. Refuses one that is not known or too old, one whose ideas
 * went to what was deleted since, and one whose name or address somebody else has by now.
 */
export async function lockDeletion(
  tx: Db,
  kind: LabelKind,
  labelId: string,
): Promise<Deletion & { name: string }> {
  const [deletion] = await tx.query(find, [labelId, kind])
  const [label] = await tx.query(named[kind], [labelId])
  // Imports that were undone took deleted tags along, before they left them.
  if (!deletion || !label) throw refuse('DELETION_GONE', { days: limits.restoreDays })
  if (deletion.intoId !== null) {
    const [into] = await tx.query(named[kind], [deletion.intoId])
    if (!into?.isThere) throw refuse('RESTORE_OTHER_FIRST', { kind, name: into?.name ?? '' })
  }
  const [other] = await tx.query(taken[kind], [deletion.slug, deletion.nameKey])
  if (other)
    throw refuse(other.byName ? 'RESTORE_NAME_TAKEN' : 'RESTORE_ADDRESS_TAKEN', {
      kind,
      name: other.name,
    })
  return { ...deletion, name: label.name }
}

/** Shows a label again as it was. Its ideas are put back after it. */
export async function showAgain(tx: Db, kind: LabelKind, deletion: Deletion): Promise<void> {
  await tx.query(show[kind], [deletion.labelId, deletion.slug, deletion.nameKey])
}

/** Ends what was kept of a deletion, once its ideas are back. */
export async function endDeletion(tx: Db, { labelId }: Deletion): Promise<void> {
  await tx.query(forget, [labelId])
}

/** Forgets deletions that can no longer be undone, in batches, each a transaction of its own. Gives how many. */
export async function sweepDeletions(db: Db): Promise<number> {
  await sweepInBatches(db, sweepMoves)
  return sweepInBatches(db, sweep)
}
