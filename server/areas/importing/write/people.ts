import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'

/** Where people's names are told apart: GitHub's logins are the same in all its projects. */
export function peopleSource({ tracker, source }: { tracker: string; source: string }): string {
  return tracker === 'GitHub' ? 'github' : `${tracker.toLowerCase()}:${source}`
}

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

/** Ids of people by login in lower case, behind where it is from. */
export type People = Map<string, string>

/** The key of a person among those of all sources. */
export function personKey(from: string, login: string): string {
  return `${from} ${login.toLowerCase()}`
}

/**
 * The logins' people, those who are not there yet added, without an account. `cache` is read only:
 * what a transaction adds may be rolled back.
 */
export async function ensurePeople(
  tx: Db,
  logins: Iterable<string | null>,
  { cache, from, importId }: { cache: ReadonlyMap<string, string>; from: string; importId: string },
): Promise<People> {
  const missing = new Map<string, string>()
  for (const login of logins) {
    if (login !== null && !cache.has(personKey(from, login)) && !missing.has(login.toLowerCase()))
      missing.set(login.toLowerCase(), login)
  }
  if (missing.size === 0) return new Map()
  await tx.query(add, [
    from,
    JSON.stringify([...missing].map(([key, name]) => ({ id: newId('user'), name, key }))),
    importId,
  ])
  const rows = await tx.query(find, [from, [...missing.keys()]])
  return new Map(rows.map((row) => [personKey(from, row.key), row.id]))
}
