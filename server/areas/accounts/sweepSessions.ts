import { statement, type Db } from '#server/db/database.ts'
import { SWEEP_BATCH, sweepInBatches } from '#server/db/sweepInBatches.ts'

/** Sessions that nobody can use any more; the devices that push reaches by them go along. */
const sessions = statement<{ count: number }>(
  'sweep_sessions',
  `with gone as (
     delete from auth_session where id in (
       select id from auth_session where expires_at < $1::timestamptz order by expires_at limit ${SWEEP_BATCH} for update skip locked) returning 1)
   select count(*)::int as count from gone`,
)
/** Codes and addresses that were to be proved, and were not in time. */
const proofs = statement<{ count: number }>(
  'sweep_verifications',
  `with gone as (
     delete from auth_verification where id in (
       select id from auth_verification where expires_at < $1::timestamptz limit ${SWEEP_BATCH} for update skip locked) returning 1)
   select count(*)::int as count from gone`,
)

/**
 * Deletes sessions and pending proofs that have expired, in batches, each a transaction of its own.
 * Gives how many went.
 */
export async function sweepSessions(db: Db, now = Date.now()): Promise<number> {
  const at = new Date(now).toISOString()
  return (await sweepInBatches(db, sessions, [at])) + (await sweepInBatches(db, proofs, [at]))
}
