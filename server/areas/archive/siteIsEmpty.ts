import type { Db } from '#server/db/database.ts'

/** Tells whether a database, of whatever schema, has nothing that anybody would miss: no name, no people, no ideas. */
export async function siteIsEmpty(db: Db): Promise<boolean> {
  for (const table of ['site', 'person', 'idea']) {
    const [found] = await db.query<{ name: string | null }>(
      { name: '', text: 'select to_regclass($1)::text as name' },
      [table],
    )
    if (found?.name == null) continue
    const rows = await db.query({ name: '', text: `select 1 from ${table} limit 1` })
    if (rows.length > 0) return false
  }
  return true
}
