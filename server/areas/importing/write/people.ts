import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { identityOf } from '../mapping/identity.ts'

/** Gives the namespace of people's names: GitHub's logins are the same in all its projects. */
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

const addressed = statement<{ id: string; name: string; key: string }>(
  'import_people_addressed',
  `select id, name, source_key as key from person where source = $1 and source_key like '%@%'`,
)
/** One who is here under both keys stays two people. */
const rekey = statement<never>(
  'import_people_rekey',
  `update person p set name = $3,
     source_key = case when exists (select from person o where o.source = p.source and o.source_key = $2) then p.source_key else $2 end
   where p.id = $1`,
)

/** Gives people whom an earlier import called by their e-mail address the name and the key that they would get now. */
export async function hideAddresses(db: Db, from: string): Promise<void> {
  for (const { id, name, key } of await db.query(addressed, [from])) {
    const isAddress = name.toLowerCase() === key
    const identity = identityOf(isAddress ? name : key)
    if (identity.key !== key)
      await db.query(rekey, [id, identity.key, isAddress ? identity.name : name])
  }
}

/** Ids of people by their key, behind where it is from. */
export type People = Map<string, string>

/** The key of a person among those of all sources. */
export function personKey(from: string, login: string): string {
  return `${from} ${identityOf(login).key}`
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
    if (login === null || cache.has(personKey(from, login))) continue
    const { key, name } = identityOf(login)
    if (!missing.has(key)) missing.set(key, name)
  }
  if (missing.size === 0) return new Map()
  await tx.query(add, [
    from,
    JSON.stringify([...missing].map(([key, name]) => ({ id: newId('user'), name, key }))),
    importId,
  ])
  const rows = await tx.query(find, [from, [...missing.keys()]])
  return new Map(rows.map((row) => [`${from} ${row.key}`, row.id]))
}
