import { useEffect } from 'react'
import type { IEnvironment } from 'relay-runtime'
import type { LoadedPage } from './loadPage.ts'

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
    const refresh = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      const { isOlderThan, refreshPage } = await import('./refreshPage.lazy.ts')
      const { signal } = controller
      if (signal.aborted || !isOlderThan(environment, page, REFRESH_AFTER_MS, Date.now())) return
      onRefresh()
      await refreshPage(environment, page, signal)
    }
    // What is shown stays when it cannot be refreshed.
    const tryRefresh = (): void => void refresh().catch(() => undefined)
    const timer = setTimeout(tryRefresh, 0)
    document.addEventListener('visibilitychange', tryRefresh)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tryRefresh)
      controller.abort()
    }
  }, [environment, page, isWanted, onRefresh])
}
