import { type Db, type Statement, statement } from '#server/db/database.ts'
import { SWEEP_BATCH, sweepInBatches } from '#server/db/sweepInBatches.ts'

const HOUR = 3_600_000
/** Longer than any window in which acts are counted (`countWithin`). */
const EVENTS_MS = 24 * HOUR

const sweep = (name: string, table: string, isOver: string): Statement<{ count: number }> =>
  statement<{ count: number }>(
    name,
    `with gone as (
     delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${isOver} limit ${SWEEP_BATCH} for update skip locked)) returning 1)
   select count(*)::int as count from gone`,
  )
const events = sweep('rate_event_sweep', 'rate_event', 'at < $1::timestamptz')
const counts = sweep('rate_count_sweep', 'rate_count', 'hour < $1::int')

/** Deletes what no limit counts any longer, in batches, each a transaction of its own. Gives how much. */
export async function sweepRates(db: Pick<Db, 'query'>, now = Date.now()): Promise<number> {
  return (
    (await sweepInBatches(db, events, [new Date(now - EVENTS_MS).toISOString()])) +
    (await sweepInBatches(db, counts, [Math.floor(now / HOUR) - 1]))
  )
}
