import { useEffect, useEffectEvent } from 'react'

const MOST_DOUBLINGS = 3

/**
 * Asks again and again while the page can be seen: after `everyMs` milliseconds, and at once when
 * somebody comes back to it. A rejection makes the next time come later, up to eight times.
 */
export function useWhileVisible(
  everyMs: number,
  ask: (signal: AbortSignal) => Promise<unknown>,
): void {
  const asking = useEffectEvent(ask)
  useEffect(() => {
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    let isAsking = false
    const isWatched = (): boolean =>
      !over.signal.aborted && document.visibilityState === 'visible' && navigator.onLine
    const check = async (): Promise<void> => {
      if (isAsking || !isWatched()) return
      isAsking = true
      clearTimeout(timer)
      const hasFailed = await asking(over.signal).then(
        () => false,
        () => true,
      )
      isAsking = false
      failures = hasFailed ? failures + 1 : 0
      schedule()
    }
    const schedule = (): void => {
      clearTimeout(timer)
      if (isWatched())
        timer = setTimeout(() => void check(), everyMs * 2 ** Math.min(failures, MOST_DOUBLINGS))
    }
    const onReturn = (): void => {
      if (isWatched()) void check()
      else clearTimeout(timer)
    }
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    window.addEventListener('online', onReturn)
    schedule()
    return () => {
      over.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [everyMs])
}
