import { useEffect } from 'react'
import type { IEnvironment } from 'relay-runtime'
import type { LoadedPage } from './loadPage.ts'
import { isOlderThan, refreshPage } from './refreshPage.ts'

/** Age in milliseconds from which a page shown again is refreshed (docs/RULES.md#limits). */
export const REFRESH_AFTER_MS = 30_000

/**
 * Refreshes a page that is shown again: after a page from the store was committed, and when its tab
 * becomes visible again. The old data stays on screen, also when the refresh fails. `onRefresh` is
 * called when one begins.
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
    // The refresh is delayed, because StrictMode mounts twice and the first paint comes first.
    const timer = setTimeout(refresh, 0)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', refresh)
      controller.abort()
    }
  }, [environment, page, isWanted, onRefresh])
}
