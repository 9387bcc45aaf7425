import { statement, type Db } from '#server/db/database.ts'
import { WorkDropped } from '#server/db/turns.ts'

const make = statement<never>('endless_make', 'create table kept as select 7 as n')
const kept = statement<{ n: number }>('endless_kept', 'select n from kept')
const endless = statement<never>(
  'endless',
  'select count(*) from generate_series(1, 100000000) a, generate_series(1, 100000) b',
)
const long = statement<never>('endless_long', 'select pg_sleep(16)')

/**
 * Has somebody ask for a statement without end. Gives how it ended, after how many milliseconds,
 * what another client reads then, and how a long one of the server's own ends.
 */
export async function endlessStatement(db: Db): Promise<{
  end: string
  ms: number
  kept: unknown
  own: string
}> {
  await db.query(make)
  const asker = (client: string) => ({ client, until: performance.now() + 120_000 })
  const from = performance.now()
  const end = await db
    .forAsker(asker('a'))
    .query(endless)
    .then(
      () => 'done',
      (error: unknown) => (error instanceof WorkDropped ? error.why : String(error)),
    )
  const ms = Math.round(performance.now() - from)
  const found = await db.forAsker(asker('b')).query(kept)
  const own = await db.query(long).then(() => 'done', String)
  return { end, ms, kept: found, own }
}
