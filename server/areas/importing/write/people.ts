import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'

/** People are told apart by their GitHub login, which is the same in any case. */
const SOURCE = 'github'

const add = statement<never>(
  'import_people_add',
  `insert into person (id, name, source, source_key, import_id)
   select p.id, p.name, $1, p.key, $3 from json_to_recordset($2::json) as p(id text, name text, key text)
   on conflict (source, source_key) do nothing`,
)
const find = statement<{ id: string; key: string }>(
  'import_people_find',
  'select id, source_key as key from person where source = $1 and source_key = any($2::text[])',
)

/** Ids of people by login in lower case. */
export type People = Map<string, string>

/**
 * The logins' people, those who are not there yet added, without an account. `cache` is read only:
 * what a transaction adds may be rolled back.
 */
export async function ensurePeople(
  tx: Db,
  logins: Iterable<string | null>,
  { cache, importId }: { cache: ReadonlyMap<string, string>; importId: string },
): Promise<People> {
  const missing = new Map<string, string>()
  for (const login of logins) {
    if (login !== null && !cache.has(login.toLowerCase()) && !missing.has(login.toLowerCase()))
      missing.set(login.toLowerCase(), login)
  }
  if (missing.size === 0) return new Map()
  await tx.query(add, [
    SOURCE,
    JSON.stringify([...missing].map(([key, name]) => ({ id: newId('user'), name, key }))),
    importId,
  ])
  const rows = await tx.query(find, [SOURCE, [...missing.keys()]])
  return new Map(rows.map((row) => [row.key, row.id]))
}
