import type { Db, Statement } from './database.ts'

/** Rows that go at once: nobody waits for long. */
export const SWEEP_BATCH = 1_000

/**
 * Runs a statement that deletes at most SWEEP_BATCH rows and counts them, until nothing is left;
 * each time is a transaction of its own. Gives how many rows went.
 */
export async function sweepInBatches(
  db: Pick<Db, 'query'>,
  batch: Statement<{ count: number }>,
  values: readonly unknown[] = [],
): Promise<number> {
  let gone = 0
  for (let size = SWEEP_BATCH; size === SWEEP_BATCH; gone += size)
    size = (await db.query(batch, values))[0]?.count ?? 0
  return gone
}
