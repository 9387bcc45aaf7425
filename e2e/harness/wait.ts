import { setTimeout as wait } from 'node:timers/promises'

/**
 * Repeats a check until it passes; after the limit fails with what it said last.
 * @param limit in milliseconds
 */
export async function eventually(check: () => unknown, limit = 10_000): Promise<void> {
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
