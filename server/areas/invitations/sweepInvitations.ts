import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import { SWEEP_BATCH, sweepInBatches } from '#server/db/sweepInBatches.ts'

const DAY = 86_400_000

const sweep = statement<{ count: number }>(
  'invitations_sweep',
  `with gone as (
     delete from invitation where id in (
       select id from invitation where least(used_at, revoked_at, expires_at) < $1::timestamptz limit ${SWEEP_BATCH} for update skip locked) returning 1)
   select count(*)::int as count from gone`,
)

/** Deletes invitations, with the names and addresses in them, long after they were used, revoked or expired (docs/LIMITS.md). Gives how many. */
export async function sweepInvitations(db: Db, now = Date.now()): Promise<number> {
  return sweepInBatches(db, sweep, [
    new Date(now - limits.invitations.keptDays * DAY).toISOString(),
  ])
}
