import { statement, type Db } from '#server/db/database.ts'
import { sweepGaps } from './readOutbox.ts'

/** Longer than any transaction lasts: of two events the one with the lower number can be committed later, after a reader has passed it. */
const SETTLED = '1 day'
const BATCH = 1_000

const sweep = statement<{ count: number }>(
  'outbox_sweep',
  `with gone as (
     delete from outbox where seq in (
       select seq from outbox where seq <= (select min(position) from outbox_reader) and created_at < now() - interval '${SETTLED}'
       order by seq limit ${BATCH} for update skip locked) returning 1)
   select count(*)::int as count from gone`,
)

/**
 * Deletes the events that every registered reader has read, in batches, each a transaction of its
 * own; none while no reader is registered. Gives how many.
 */
export async function sweepEvents(db: Db): Promise<number> {
  let gone = 0
  for (let batch = BATCH; batch === BATCH; gone += batch)
    batch = (await db.query(sweep))[0]?.count ?? 0
  await sweepGaps(db)
  return gone
}
