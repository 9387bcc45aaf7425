import { statement, type Db, type Statement } from '#server/db/database.ts'

/** Boards, statuses and tags, which a team names and deletes alike. */
export type LabelKind = 'board' | 'status' | 'tag'

/** A statement for each kind; the table of each is named like it. */
export function perKind<Row>(
  name: string,
  text: (kind: LabelKind) => string,
): Record<LabelKind, Statement<Row>> {
  const of = (kind: LabelKind) => statement<Row>(`${kind}_${name}`, text(kind))
  return { board: of('board'), status: of('status'), tag: of('tag') }
}

/** The columns that all kinds have. */
export interface LockedLabel {
  id: string
  name: string
  nameKey: string
  slug: string
}

const lock = perKind<LockedLabel>(
  'label_lock',
  (kind) =>
    `select id, name, name_key as "nameKey", slug from ${kind} where id = $1 and deleted_at is null for update`,
)
const present = perKind<{ name: string }>(
  'label_present',
  (kind) => `select name from ${kind} where id = $1 and deleted_at is null`,
)
const successor = perKind<{ id: string }>(
  'successor',
  (kind) => `with recursive led as (
     select id, deleted_at, deleted_into from ${kind} where id = $1
     union all select next.id, next.deleted_at, next.deleted_into from led join ${kind} next on next.id = led.deleted_into)
   select id from led where deleted_at is null`,
)

/**
 * Locks a board, status or tag, so that no idea comes to it until the transaction ends; undefined
 * where there is none (any more). The caller holds merges (mergeQueue.ts): everything that changes
 * labels runs one after the other.
 */
export async function lockLabel(
  tx: Db,
  kind: LabelKind,
  id: string,
): Promise<LockedLabel | undefined> {
  return (await tx.query(lock[kind], [id]))[0]
}

/** Finds a board, status or tag that is there; undefined where there is none (any more). */
export async function findLabel(
  tx: Db,
  kind: LabelKind,
  id: string,
): Promise<{ name: string } | undefined> {
  return (await tx.query(present[kind], [id]))[0]
}

/**
 * Gives the id of what took the place of a label that may be deleted: itself while it is not, null
 * where nothing did.
 */
export async function findSuccessor(db: Db, kind: LabelKind, id: string): Promise<string | null> {
  return (await db.query(successor[kind], [id]))[0]?.id ?? null
}
