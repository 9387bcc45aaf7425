import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { freeSlug, nameKey } from '#server/kernel/names.ts'
import type { ImportedLabel } from '../items/shape.ts'

const slugs = statement<{ slug: string }>('import_tag_slugs', 'select slug from tag')
const add = statement<never>(
  'import_tags_add',
  `insert into tag (id, name, name_key, slug, color, import_id)
   select t.id, t.name, t.key, t.slug, t.color, $2 from json_to_recordset($1::json) as t(id text, name text, key text, slug text, color text)
   on conflict (name_key) do nothing`,
)
/**
 * The tag of a label's name; else the one that it was made, under its name of today, or what that was
 * deleted into. The name as it is written goes before the one with its emoji drawn, which is newer.
 */
const find = statement<{ key: string; id: string | null }>(
  'import_tags_find',
  `with recursive label as (select key, written from unnest($1::text[], $2::text[]) as l(key, written)), led as (
     select l.name_key as key, t.id, t.deleted_into as next, t.deleted_at is null as "isThere" from import_label l join tag t on t.id = l.tag_id
     where l.name_key = any($1::text[] || $2::text[])
     union select led.key, t.id, t.deleted_into, t.deleted_at is null from led join tag t on t.id = led.next where not led."isThere")
   select key, coalesce(
     (select id from tag where name_key = written), (select id from led where led.key = written and "isThere"),
     (select id from tag where name_key = label.key), (select id from led where led.key = label.key and "isThere")) as id
   from label where exists (select from tag where name_key in (label.key, written)) or exists (select from led where led.key in (label.key, written))`,
)
const keep = statement<never>(
  'import_labels_keep',
  `insert into import_label (name_key, tag_id) select name_key, id from tag where name_key = any($1::text[])
   on conflict (name_key) do update set tag_id = excluded.tag_id where import_label.tag_id <> excluded.tag_id`,
)

const all = statement<{ key: string }>(
  'import_labels_all',
  'select name_key as key from import_label',
)

/** The normalised names of all labels that imports made tags of. */
export async function knownLabels(db: Db): Promise<Set<string>> {
  return new Set((await db.query(all)).map(({ key }) => key))
}

/** Ids of tags by the normalised name of their label; null: the team has put it away. */
export type Tags = Map<string, string | null>

/** Looks up labels that `tags` does not know, and adds what they are here. */
export async function learnTags(
  db: Db,
  labels: readonly ImportedLabel[],
  tags: Tags,
): Promise<void> {
  const unknown = labels.filter(({ name }) => !tags.has(nameKey(name)))
  if (unknown.length === 0) return
  for (const { key, id } of await db.query(find, keysOf(unknown))) tags.set(key, id)
}

/** The normalised names of labels, and those that they are written with. */
function keysOf(labels: readonly ImportedLabel[]): [keys: string[], written: string[]] {
  return [
    labels.map(({ name }) => nameKey(name)),
    labels.map(({ name, written = name }) => nameKey(written)),
  ]
}

/**
 * The labels' tags, those that are not there yet added with their colour; what each label is here is
 * kept, so that a tag that is renamed stays that of its label. `done` has the keys for which all that
 * was done in this run; it is read only, as what a transaction adds may be rolled back.
 */
export async function ensureTags(
  tx: Db,
  labels: readonly ImportedLabel[],
  { done, importId }: { done: ReadonlySet<string>; importId: string },
): Promise<Tags> {
  const unknown = new Map(
    labels.map((label) => [nameKey(label.name), label] as const).filter(([key]) => !done.has(key)),
  )
  if (unknown.size === 0) return new Map()
  const keys = keysOf([...unknown.values()])
  const known = await tx.query(find, keys)
  const missing = new Map(unknown)
  for (const row of known) missing.delete(row.key)
  if (missing.size > 0) await addTags(tx, missing, importId)
  await tx.query(keep, [keys.flat()])
  const all = missing.size > 0 ? await tx.query(find, keys) : known
  return new Map(all.map((row) => [row.key, row.id]))
}

async function addTags(
  tx: Db,
  labels: ReadonlyMap<string, ImportedLabel>,
  importId: string,
): Promise<void> {
  const taken = new Set((await tx.query(slugs)).map((row) => row.slug))
  const rows = [...labels].map(([key, { name, color }]) => {
    const slug = freeSlug(name, taken, 'tag')
    taken.add(slug)
    return { id: newId('tag'), name, key, slug, color }
  })
  await tx.query(add, [JSON.stringify(rows), importId])
}

/** The ids of an issue's tags, each once. */
export function tagIds(
  labels: readonly ImportedLabel[],
  ...known: ReadonlyMap<string, string | null>[]
): string[] {
  const ids = labels.map(
    (label) =>
      known.map((tags) => tags.get(nameKey(label.name))).find((id) => id !== undefined) ?? null,
  )
  return [...new Set(ids.filter((id) => id !== null))]
}
