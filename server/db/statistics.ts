import type { Db, Statement } from './database.ts'

/** Tables of ours with rows; `reltuples` is -1 until a table is analysed for the first time. */
const filled = (condition: string) => `
  select quote_ident(c.relname) as name from pg_class c
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and pg_relation_size(c.oid) > 0 and ${condition}`
const all: Statement<{ name: string }> = { name: 'statistics_all', text: filled('true') }
const unknown: Statement<{ name: string }> = {
  name: 'statistics_unknown',
  text: filled('c.reltuples < 0'),
}

/**
 * Gathers statistics of all tables, or of those that have none, by which plans are made. A table
 * that was filled at once is taken for empty until then. Each table is a statement of its own, so
 * that others get their turn between two. At most 30,000 rows of a table are read.
 */
export async function analyze(db: Db, which: 'all' | 'unknown'): Promise<void> {
  for (const { name } of await db.query(which === 'all' ? all : unknown))
    await db.query({ name: '', text: `analyze ${name}` })
}
