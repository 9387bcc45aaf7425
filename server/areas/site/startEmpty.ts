import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { board, status } from '#server/db/tables/site.ts'
import { nameKey } from '#server/kernel/names.ts'

/** The statuses a site begins with (docs/RULES.md#entities: one in every category but CLOSED). */
export const defaultStatuses = [
  { name: 'Open', slug: 'open', category: 'OPEN', onRoadmap: false },
  { name: 'Planned', slug: 'planned', category: 'PLANNED', onRoadmap: true },
  { name: 'In progress', slug: 'in-progress', category: 'STARTED', onRoadmap: true },
  { name: 'Shipped', slug: 'shipped', category: 'SHIPPED', onRoadmap: true },
  { name: 'Declined', slug: 'declined', category: 'DECLINED', onRoadmap: false },
] as const

/** Adds the default statuses, unless an import came first and did; gives their ids by slug. */
export async function addStatuses(tx: Db): Promise<Map<string, string>> {
  const known = await tx.orm.select({ id: status.id, slug: status.slug }).from(status)
  if (known.length > 0) return new Map(known.map((row) => [row.slug, row.id]))
  const rows = defaultStatuses.map((one, position) => ({
    ...one,
    id: newId('status'),
    nameKey: nameKey(one.name),
    position,
  }))
  await tx.orm.insert(status).values(rows)
  return new Map(rows.map((row) => [row.slug, row.id]))
}

/** Gives an empty site what it is missing: one board and the default statuses. */
export async function startEmpty(tx: Db): Promise<void> {
  await addStatuses(tx)
  if ((await tx.orm.select({ id: board.id }).from(board).limit(1)).length > 0) return
  await tx.orm.insert(board).values({
    id: newId('board'),
    name: 'Ideas',
    nameKey: nameKey('Ideas'),
    slug: 'ideas',
    position: 0,
  })
}
