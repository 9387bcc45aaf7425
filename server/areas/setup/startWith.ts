import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { board, status, tag } from '#server/db/tables/site.ts'
import { freeSlug, nameKey } from '#server/kernel/names.ts'
import { startIn, type StartName } from './starts.ts'

/**
 * Gives a new site the boards, statuses and tags of a start, in a language. One that has statuses or boards from an
 * import made before it was named keeps those as they are, and gets the rest.
 */
export async function startWith(tx: Db, name: StartName, locale: string): Promise<void> {
  const start = startIn(locale, name)
  const hasStatuses = (await tx.orm.select({ id: status.id }).from(status).limit(1)).length > 0
  if (!hasStatuses)
    await tx.orm
      .insert(status)
      .values(withKeys('status', start.statuses).map((row, position) => ({ ...row, position })))
  const hasBoards = (await tx.orm.select({ id: board.id }).from(board).limit(1)).length > 0
  if (!hasBoards)
    await tx.orm
      .insert(board)
      .values(withKeys('board', start.boards).map((row, position) => ({ ...row, position })))
  await tx.orm.insert(tag).values(withKeys('tag', start.tags)).onConflictDoNothing()
}

function withKeys<Row extends { readonly name: string }>(
  kind: 'board' | 'status' | 'tag',
  rows: readonly Row[],
): (Row & { id: string; nameKey: string; slug: string })[] {
  const taken = new Set<string>()
  return rows.map((row) => {
    const slug = freeSlug(row.name, taken, kind)
    taken.add(slug)
    return { ...row, id: newId(kind), nameKey: nameKey(row.name), slug }
  })
}
