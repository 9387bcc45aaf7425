import { useEffect } from 'react'
import type { IEnvironment } from 'relay-runtime'
import type { LoadedPage } from './loadPage.ts'
import { isOlderThan, refreshPage } from './refreshPage.ts'

/** Age in milliseconds from which a page shown again is refreshed (docs/RULES.md#limits). */
export const REFRESH_AFTER_MS = 30_000

/**
 * Brings up to date what is shown again: after a page that came from the store was committed, and when its tab is
 * looked at again. What is shown stays meanwhile, also when the refresh fails. `onRefresh` is called when one begins.
 */
export function useBackgroundRefresh(
  environment: IEnvironment,
  page: LoadedPage,
  isWanted: boolean,
  onRefresh: () => void,
): void {
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const refresh = () => {
      if (
        document.visibilityState === 'hidden' ||
        !isOlderThan(environment, page, REFRESH_AFTER_MS, Date.now())
      )
        return
      refreshPage(environment, page, controller.signal).catch(() => {})
      onRefresh()
    }
    // Not at once: StrictMode mounts twice, and the first paint goes before.
    const timer = setTimeout(refresh, 0)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', refresh)
      controller.abort()
    }
  }, [environment, page, isWanted, onRefresh])
}
