const MINUTE = 60_000

/**
 * Calls back once a minute while the page is visible, and when it becomes visible again. Gives the
 * unsubscribe function.
 */
export type EveryMinute = (listener: () => void) => () => void

/** Creates the one timer of a client, which runs while anybody listens. */
export function createMinutes(): EveryMinute {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = (): void => {
    if (!document.hidden) for (const listener of listeners) listener()
  }
  return (listener) => {
    if (listeners.size === 0) {
      timer = setInterval(tick, MINUTE)
      document.addEventListener('visibilitychange', tick)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }
}
