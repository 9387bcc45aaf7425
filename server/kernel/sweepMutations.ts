import { statement, type Db } from '#server/db/database.ts'
import { SWEEP_BATCH, sweepInBatches } from '#server/db/sweepInBatches.ts'

const DAY = 86_400_000
/** Within it a repeated mutation is recognised. */
const KEPT_DAYS = 30

const sweep = statement<{ count: number }>(
  'idempotency_sweep',
  `with gone as (
     delete from idempotency where (person_id, client_mutation_id) in (
       select person_id, client_mutation_id from idempotency where created_at < $1::timestamptz order by created_at limit ${SWEEP_BATCH} for update skip locked) returning 1)
   select count(*)::int as count from gone`,
)

/** Forgets what mutations came to 30 days ago, in batches, each a transaction of its own. Gives how many. */
export async function sweepMutations(db: Db, now = Date.now()): Promise<number> {
  const before = new Date(now - KEPT_DAYS * DAY).toISOString()
  return sweepInBatches(db, sweep, [before])
}
