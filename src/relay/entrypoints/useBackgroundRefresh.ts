import { useEffect } from 'react'
import type { IEnvironment } from 'relay-runtime'
import type { LoadedPage } from './loadPage.ts'

/**
 * Refreshes a page that is shown again: after a page from the store was committed, and when its tab
 * becomes visible again. The old data stays on screen, also when the refresh fails.
 */
export function useBackgroundRefresh(
  environment: IEnvironment,
  page: LoadedPage,
  isWanted: boolean,
  refresh: (signal: AbortSignal) => void,
): void {
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    import('./backgroundRefresh.lazy.ts').then(
      ({ keepFresh }) => keepFresh(environment, page, refresh, controller.signal),
      () => undefined,
    )
    return () => controller.abort()
  }, [environment, page, isWanted, refresh])
}
