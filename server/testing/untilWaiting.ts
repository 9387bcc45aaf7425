import { statement, type Db } from '#server/db/database.ts'

const waiting = statement<{ count: number }>(
  'test_waiting',
  `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
)

/**
 * Waits until so many sessions wait for a lock; throws where that takes 45 seconds. Returns at once
 * on the embedded engine, which has one session: what is asked for meanwhile comes after.
 */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  if (db.engine === 'embedded') return
  const end = Date.now() + 45_000
  for (let seen = 0; seen < count;) {
    if (Date.now() > end) throw new Error(`${seen} of ${count} sessions wait`)
    seen = (await db.query(waiting))[0]?.count ?? 0
  }
}
