import type { Db } from '#server/db/database.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { freeSlug, nameKey } from '#server/kernel/names.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { perKind, type LabelKind } from './label.ts'

const named = perKind<{ name: string }>(
  'label_named',
  (kind) => `select name from ${kind} where name_key = $1 and id <> $2`,
)
const slugs = perKind<{ slug: string }>(
  'label_slugs',
  (kind) =>
    `select slug from ${kind}${kind === 'board' ? ' union all select slug from board_address' : ''}`,
)
const counted = perKind<{ count: number }>(
  'label_count',
  (kind) => `select count(*)::int as count from ${kind} where deleted_at is null`,
)

/**
 * Gives a name as it is stored, and as names are compared. Refuses at the field `name` one against
 * docs/RULES.md#validation, and one that another label of the kind has regardless of case; `ownId`
 * is the label that may have it already.
 */
export async function checkName(
  tx: Db,
  kind: LabelKind,
  text: string,
  ownId = '',
): Promise<{ name: string; nameKey: string }> {
  const { name } = checkTexts({ name: { kind: 'label', text } })
  const key = nameKey(name)
  const [other] = await tx.query(named[kind], [key, ownId])
  if (other) throw refuse('LABEL_NAME_TAKEN', { field: 'name', kind, name: other.name })
  return { name, nameKey: key }
}

/** Gives a description as it is stored. Refuses one against docs/RULES.md#validation. */
export function checkDescription(text: string): { description: string } {
  return checkTexts({ description: { kind: 'labelDescription', text } })
}

/** Gives a free slug for the name of a new label. Addresses that led to a board once stay with it. */
export async function newSlug(tx: Db, kind: LabelKind, name: string): Promise<string> {
  return freeSlug(name, new Set((await tx.query(slugs[kind])).map(({ slug }) => slug)), kind)
}

/** Refuses one more label of a kind than there can be. */
export async function requireRoom(tx: Db, kind: LabelKind, limit: number): Promise<void> {
  const [row] = await tx.query(counted[kind])
  if ((row?.count ?? 0) >= limit) throw refuse('TOO_MANY_LABELS', { kind, limit })
}

/** Gives how many labels of a kind there are. */
export async function countLabels(tx: Db, kind: LabelKind): Promise<number> {
  return (await tx.query(counted[kind]))[0]?.count ?? 0
}
