import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that journeys wait for what must come, where they do not assert how soon. */
export const PATIENCE = 30_000

/**
 * Repeats a check until it passes; after the limit fails with what it said last.
 * @param limit in milliseconds; patience with a busy machine, no claim about how fast something is
 */
export async function eventually(check: () => unknown, limit = PATIENCE): Promise<void> {
  const end = Date.now() + limit
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(40)
    }
  }
}
