import { statement, type Db } from '#server/db/database.ts'
import { WorkDropped } from '#server/db/turns.ts'

const make = statement<never>('endless_make', 'create table kept as select 7 as n')
const kept = statement<{ n: number }>('endless_kept', 'select n from kept')
const withoutEnd =
  'select count(*) from generate_series(1, 100000000) a, generate_series(1, 100000) b'
const endless = statement<never>('endless', withoutEnd)
const long = statement<never>('endless_long', 'select pg_sleep(16)')

/** Ways to ask for it. */
export const waysToAsk: Record<'statement' | 'Drizzle', (db: Db) => Promise<unknown>> = {
  statement: (db) => db.query(endless),
  Drizzle: (db) => db.transaction((tx) => tx.orm.execute(withoutEnd)),
}

/** Why it ended; Drizzle puts an error of its own around it. */
function endOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof WorkDropped ? cause.why : String(cause)
}

/**
 * Has somebody ask for a statement without end in one of the ways. Gives how it ended, after how many
 * milliseconds, what another client reads then, and how a long one of the server's own ends.
 */
export async function endlessStatement(
  db: Db,
  way: keyof typeof waysToAsk = 'statement',
): Promise<{
  end: string
  ms: number
  kept: unknown
  own: string
}> {
  await db.query(make)
  const asker = (client: string) => ({ client, until: performance.now() + 120_000 })
  const from = performance.now()
  const end = await waysToAsk[way](db.forAsker(asker('a'))).then(() => 'done', endOf)
  const ms = Math.round(performance.now() - from)
  const found = await db.forAsker(asker('b')).query(kept)
  const own = await db.query(long).then(() => 'done', String)
  return { end, ms, kept: found, own }
}
