import type { Db } from '#server/db/database.ts'

/** Every act of people and programs leaves a row in one of these, with its moment. */
const TABLES = ['idea', 'comment', 'vote', 'idea_event', 'person', 'import_job', 'audit_event']
/** Backups and downloads change nothing, and are made of themselves. */
const COUNTED: Record<string, string> = {
  audit_event: "where kind not in ('backup.made', 'export.made')",
}

/** Gives the moment, in milliseconds since 1970, of the last act on a site of whatever schema; null for one without any. */
export async function lastAct(db: Db): Promise<number | null> {
  let last: number | null = null
  for (const table of TABLES) {
    const [found] = await db.query<{ name: string | null }>(
      { name: '', text: 'select to_regclass($1)::text as name' },
      [table],
    )
    if (found?.name == null) continue
    const [row] = await db.query<{ at: number | null }>({
      name: '',
      text: `select (extract(epoch from max(created_at)) * 1000)::float8 as at from ${table} ${COUNTED[table] ?? ''}`,
    })
    if (row?.at != null) last = Math.max(last ?? -Infinity, row.at)
  }
  return last
}
