import type { Db } from '#server/db/database.ts'
import { perKind, type LabelKind } from './label.ts'

const orders = perKind<{ id: string; name: string }>(
  'order',
  (kind) =>
    `select id, name from ${kind} where deleted_at is null order by position, ${kind === 'tag' ? 'name_key' : 'id'} collate "C" for no key update`,
)
const writes = perKind<never>(
  'reorder',
  (kind) =>
    `update ${kind} label set position = placed.at - 1, updated_at = now() from unnest($1::text[]) with ordinality as placed(id, at)
     where label.id = placed.id and label.position <> placed.at - 1`,
)

/** A label that got another place: its name, and its places counted from 1. */
export interface Placed {
  name: string
  from: number
  to: number
}

/**
 * Puts a board, status or tag before another one, or at the end (null), and counts the places of all
 * anew. Gives null where one of them is not there: `missing` says which.
 */
export async function placeLabel(
  tx: Db,
  kind: LabelKind,
  { id, beforeId }: { id: string; beforeId: string | null },
): Promise<Placed | { missing: 'self' | 'before' }> {
  const present = await tx.query(orders[kind])
  const from = present.findIndex((one) => one.id === id)
  const self = present[from]
  if (!self) return { missing: 'self' }
  const others = present.filter((one) => one.id !== id)
  const before = beforeId === null ? others.length : others.findIndex((one) => one.id === beforeId)
  if (beforeId !== id && before === -1) return { missing: 'before' }
  const to = beforeId === id ? from : before
  const placed = others.toSpliced(to, 0, self)
  await tx.query(writes[kind], [placed.map((one) => one.id)])
  return { name: self.name, from: from + 1, to: to + 1 }
}
