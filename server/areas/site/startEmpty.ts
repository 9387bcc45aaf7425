import { ENGLISH } from '#rules/languages.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { board, status } from '#server/db/tables/site.ts'
import { freeSlug, nameKey } from '#server/kernel/names.ts'
import { firstWords } from './firstWords.ts'

/** The statuses a site begins with (docs/RULES.md#entities: one in every category but CLOSED). */
const defaultStatuses = [
  { key: 'open', category: 'OPEN', onRoadmap: false },
  { key: 'planned', category: 'PLANNED', onRoadmap: true },
  { key: 'in-progress', category: 'STARTED', onRoadmap: true },
  { key: 'shipped', category: 'SHIPPED', onRoadmap: true },
  { key: 'declined', category: 'DECLINED', onRoadmap: false },
] as const

/**
 * Adds the default statuses in a language, unless an import came first and did. Gives their ids by
 * the slug that they have in English.
 */
export async function addStatuses(
  tx: Db,
  locale: string = ENGLISH,
): Promise<ReadonlyMap<string, string>> {
  const known = await tx.orm.select({ id: status.id, slug: status.slug }).from(status)
  if (known.length > 0) return new Map(known.map((row) => [row.slug, row.id]))
  const names = firstWords(locale).statuses
  const rows = defaultStatuses.map(({ key, ...one }, position) => ({
    key,
    row: {
      ...one,
      id: newId('status'),
      name: names[key],
      nameKey: nameKey(names[key]),
      slug: freeSlug(names[key], new Set(), 'status'),
      position,
    },
  }))
  await tx.orm.insert(status).values(rows.map(({ row }) => row))
  return new Map(rows.map(({ key, row }) => [key, row.id]))
}

/** Gives an empty site what it is missing, in a language: one board and the default statuses. */
export async function startEmpty(tx: Db, locale: string = ENGLISH): Promise<void> {
  await addStatuses(tx, locale)
  if ((await tx.orm.select({ id: board.id }).from(board).limit(1)).length > 0) return
  const name = firstWords(locale).board
  await tx.orm.insert(board).values({
    id: newId('board'),
    name,
    nameKey: nameKey(name),
    slug: freeSlug(name, new Set(), 'board'),
    position: 0,
  })
}
