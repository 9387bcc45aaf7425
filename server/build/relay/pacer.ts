import { setTimeout as sleep } from 'node:timers/promises'

// An editor tells of one save several times within a few milliseconds, and saves several files at once.
const settleTime = 15

interface Run<T> {
  readonly stop: AbortController
  /** Ends with the work, however that went. */
  ended: Promise<unknown>
  replacement?: Promise<T>
}

/**
 * Runs work on request: requests that come together run it once. One that comes meanwhile stops the
 * run, whose result would be old, and runs it again. Gives the result of a run that began after the
 * request and was not stopped. Work that is stopped rejects.
 */
export function createPacer<T>(work: (signal: AbortSignal) => Promise<T>): {
  request(): Promise<T>
} {
  let next: Promise<T> | undefined
  let current: Run<T> | undefined

  async function begin(former = current): Promise<T> {
    former?.stop.abort()
    await Promise.all([former?.ended, sleep(settleTime)])
    next = undefined
    const stop = new AbortController()
    const result = work(stop.signal)
    const run: Run<T> = { stop, ended: result.catch(() => undefined) }
    current = run
    return result.catch((error: unknown) => {
      if (run.replacement) return run.replacement
      throw error
    })
  }

  return {
    request() {
      if (next) return next
      const [former, started] = [current, begin()]
      if (former) former.replacement = started
      return (next = started)
    },
  }
}
