import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useServices } from '#services/Services.tsx'

/** Calls `retry` by itself once the server can be reached again, while `waits`; anew for each `error`. */
export function useRetryWhenBack(waits: boolean, error: unknown, retry: () => void): void {
  const environment = useRelayEnvironment()
  const { laterServices } = useServices()
  const retryNow = useEffectEvent(retry)
  useEffect(() => {
    if (!waits) return
    const controller = new AbortController()
    const { signal } = controller
    import('./retryWhenBack.lazy.ts').then(
      ({ retryWhenBack }) => retryWhenBack(environment, laterServices, retryNow, signal),
      () => window.addEventListener('online', () => retryNow(), { signal }),
    )
    return () => controller.abort()
  }, [waits, error, environment, laterServices])
}
