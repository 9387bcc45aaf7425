import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { freeSlug, nameKey } from '#server/kernel/names.ts'

const find = statement<{ id: string; key: string; slug: string; gone: boolean }>(
  'import_board_find',
  'select id, name_key as key, slug, deleted_at is not null as gone from board',
)
const add = statement<never>(
  'import_board_add',
  `insert into board (id, name, name_key, slug, import_id, position)
   select $1, $2, $3, $4, $5, (select coalesce(max(position), 0) + 1 from board)`,
)

/**
 * The board of a name, which is added if it is missing: its id by its normalised name. None, where
 * the site has as many as it may, or the name is too long for one.
 */
export async function ensureBoard(
  tx: Db,
  name: string,
  { cache, importId }: { cache: ReadonlyMap<string, string>; importId: string },
): Promise<ReadonlyMap<string, string>> {
  const key = nameKey(name)
  if (key === '' || cache.has(key)) return cache
  const all = await tx.query(find)
  const known = all.find((board) => board.key === key && !board.gone)
  if (known) return new Map([[key, known.id]])
  const live = all.filter(({ gone }) => !gone)
  if (live.length >= limits.labels.boards || name.length > limits.label.max) return new Map()
  const id = newId('board')
  const slug = freeSlug(name, new Set(all.map((board) => board.slug)), 'board')
  await tx.query(add, [id, name, key, slug, importId])
  return new Map([[key, id]])
}
