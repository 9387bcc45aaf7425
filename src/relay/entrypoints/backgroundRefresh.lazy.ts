import type { IEnvironment } from 'relay-runtime'
import type { LoadedPage } from './loadPage.ts'
import { isOlderThan, refreshPage } from './refreshPage.lazy.ts'

/** Age in milliseconds from which a page shown again is refreshed (docs/RULES.md#limits). */
export const REFRESH_AFTER_MS = 30_000

/** Refreshes a page that is old now, and whenever its tab becomes visible again, until `signal`. */
export function keepFresh(
  environment: IEnvironment,
  page: LoadedPage,
  onRefresh: () => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const refresh = (): void => {
    if (document.visibilityState === 'hidden') return
    if (!isOlderThan(environment, page, REFRESH_AFTER_MS, Date.now())) return
    onRefresh()
    // What is shown stays when it cannot be refreshed.
    refreshPage(environment, page, signal).catch(() => undefined)
  }
  refresh()
  document.addEventListener('visibilitychange', refresh)
  signal.addEventListener('abort', () => document.removeEventListener('visibilitychange', refresh))
}
