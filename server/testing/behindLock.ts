import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'

/**
 * Begins each call while an idea, or what a statement locks, is locked, so that it waits behind the
 * one before, then lets go and waits for all. PostgreSQL alone: the embedded engine has one
 * connection.
 */
export async function behindLock(
  db: Db,
  locked: number | SQL,
  calls: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const waiting: Promise<unknown>[] = []
  await db.transaction(async (tx) => {
    await tx.orm.execute(
      typeof locked === 'number'
        ? sql`select from idea where number = ${locked} for update`
        : locked,
    )
    for (const call of calls) {
      waiting.push(call())
      for (let tries = 0; tries < 3_000 && (await waiters(db)) < waiting.length; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
  await Promise.all(waiting)
}

async function waiters(db: Db): Promise<number> {
  const { rows } = await db.orm.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}
