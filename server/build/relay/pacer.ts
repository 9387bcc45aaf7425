import { setTimeout as sleep } from 'node:timers/promises'

// An editor tells of one save several times within a few milliseconds, and saves several files at once.
const settleTime = 15

/**
 * Runs work on request: requests that come together run it once, and those that come meanwhile run
 * it once more. Gives what the run that began after the request gave.
 */
export function createPacer<T>(work: () => Promise<T>): { request(): Promise<T> } {
  let next: Promise<T> | undefined
  let running: Promise<unknown> = Promise.resolve()

  async function begin(): Promise<T> {
    await Promise.all([running, sleep(settleTime)])
    next = undefined
    const run = work()
    running = run.catch(() => undefined)
    return run
  }

  return { request: () => (next ??= begin()) }
}
