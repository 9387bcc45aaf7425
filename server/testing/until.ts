import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 45_000

/**
 * Resolves once a condition holds that nothing announces, such as the end of another process.
 * Rejects after `patienceMs`, before a test's own limit, with what was waited for.
 */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  for (const late = performance.now() + patienceMs; !(await holds()); await wait(20))
    if (performance.now() > late)
      throw new Error(`Not even after ${patienceMs / 1_000} seconds: ${what}`)
}
