import { statement, type Db } from '#server/db/database.ts'

const count = statement<{ count: number }>(
  'setup_count_imported',
  'select count(*)::int as count from idea where import_id is not null',
)

/** Counts the ideas that imports have brought in. */
export async function countImported(db: Db): Promise<number> {
  return (await db.query(count))[0]?.count ?? 0
}
