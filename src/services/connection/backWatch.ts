/**
 * Milliseconds until the server is asked whether it can be reached, doubled with each time that
 * this failed, up to the longest wait.
 */
const FIRST_WAIT = 5_000
const LONGEST_WAIT = 60_000

/** Asks the server something small; resolves when it answers. */
export type AskServer = (signal: AbortSignal) => Promise<unknown>

/** Tells when the server can be reached again to all who wait for it, and asks it once for all. */
export interface BackWatch {
  /**
   * Calls `back` once, as soon as the device has a network again or the server answers `ask`.
   * Returns how to wait no longer.
   */
  wait(ask: AskServer, back: () => void): () => void
}

interface Waiting {
  readonly ask: AskServer
  readonly back: () => void
}

/** Makes the watch of one client. It does nothing while nobody waits. */
export function createBackWatch(): BackWatch {
  const waiting = new Set<Waiting>()
  let failures = 0
  let losses = 0
  let wasBackAt = -Infinity
  let asking = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = (): void => {
    clearTimeout(timer)
    asking.abort()
    window.removeEventListener('online', tell)
  }
  const tell = (): void => {
    stop()
    wasBackAt = Date.now()
    const all = [...waiting]
    waiting.clear()
    for (const { back } of all) back()
  }
  const schedule = (): void => {
    const { signal } = asking
    if (signal.aborted) return
    timer = setTimeout(
      () => {
        const [first] = waiting
        // A device without a network says by itself when it has one.
        if (!first || !navigator.onLine) return schedule()
        first.ask(signal).then(
          () => signal.aborted || tell(),
          () => signal.aborted || schedule(),
        )
      },
      Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT),
    )
    failures += 1
  }
  return {
    wait(ask, back) {
      const one = { ask, back }
      waiting.add(one)
      if (waiting.size === 1) {
        // A connection that is lost again although the server answers comes back later each time.
        losses = Date.now() - wasBackAt > LONGEST_WAIT ? 0 : losses + 1
        failures = losses
        asking = new AbortController()
        window.addEventListener('online', tell)
        schedule()
      }
      return () => {
        if (waiting.delete(one) && waiting.size === 0) stop()
      }
    },
  }
}
