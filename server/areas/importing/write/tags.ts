import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { freeSlug, nameKey } from '#server/kernel/names.ts'
import type { ImportedLabel } from '../shape.ts'

const slugs = statement<{ slug: string }>('import_tag_slugs', 'select slug from tag')
const add = statement<never>(
  'import_tags_add',
  `insert into tag (id, name, name_key, slug, color, import_id)
   select t.id, t.name, t.key, t.slug, t.color, $2 from json_to_recordset($1::json) as t(id text, name text, key text, slug text, color text)
   on conflict (name_key) do nothing`,
)
const find = statement<{ id: string; key: string }>(
  'import_tags_find',
  'select id, name_key as key from tag where name_key = any($1::text[])',
)

/** Ids of tags by normalised name. */
export type Tags = Map<string, string>

/**
 * The labels' tags, those that are not there yet added with their colour. `cache` is read only:
 * what a transaction adds may be rolled back.
 */
export async function ensureTags(
  tx: Db,
  labels: readonly ImportedLabel[],
  { cache, importId }: { cache: ReadonlyMap<string, string>; importId: string },
): Promise<Tags> {
  const missing = new Map(
    labels.map((label) => [nameKey(label.name), label] as const).filter(([key]) => !cache.has(key)),
  )
  if (missing.size === 0) return new Map()
  const known = await tx.query(find, [[...missing.keys()]])
  for (const row of known) missing.delete(row.key)
  if (missing.size === 0) return new Map(known.map((row) => [row.key, row.id]))
  const taken = new Set((await tx.query(slugs)).map((row) => row.slug))
  const rows = [...missing].map(([key, { name, color }]) => {
    const slug = freeSlug(name, taken, 'tag')
    taken.add(slug)
    return { id: newId('tag'), name, key, slug, color }
  })
  await tx.query(add, [JSON.stringify(rows), importId])
  const added = await tx.query(find, [[...missing.keys()]])
  return new Map([...known, ...added].map((row) => [row.key, row.id]))
}

/** The ids of an issue's tags, each once. */
export function tagIds(
  labels: readonly ImportedLabel[],
  ...known: ReadonlyMap<string, string>[]
): string[] {
  const ids = labels.map((label) =>
    known.map((tags) => tags.get(nameKey(label.name))).find((id) => id !== undefined),
  )
  return [...new Set(ids.filter((id) => id !== undefined))]
}
