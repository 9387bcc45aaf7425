import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import { SWEEP_BATCH, sweepInBatches } from '#server/db/sweepInBatches.ts'

const DAY = 86_400_000

const sweep = statement<{ count: number }>(
  'audit_sweep',
  `with gone as (
     delete from audit_event where id in (
       select id from audit_event where created_at < $1::timestamptz order by created_at limit ${SWEEP_BATCH} for update skip locked) returning 1)
   select count(*)::int as count from gone`,
)

/** Deletes what the audit log has kept for its time (docs/LIMITS.md), in batches, each a transaction of its own. Gives how much. */
export async function sweepAudit(db: Db, now = Date.now()): Promise<number> {
  return sweepInBatches(db, sweep, [new Date(now - limits.auditDays * DAY).toISOString()])
}
