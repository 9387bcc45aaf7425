import type { IEnvironment } from 'relay-runtime'
import type { LoadedPage } from './loadPage.ts'
import { isOlderThan } from './refreshPage.lazy.ts'

/** Age in milliseconds from which a page shown again is refreshed (docs/RULES.md#limits). */
export const REFRESH_AFTER_MS = 30_000

/**
 * Refreshes a page that is old now, and whenever its tab becomes visible again, until `signal`.
 * `refresh` never rejects; what is shown stays when it fails.
 */
export function keepFresh(
  environment: IEnvironment,
  page: LoadedPage,
  refresh: (signal: AbortSignal) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const refreshOld = (): void => {
    if (document.visibilityState === 'hidden') return
    if (!isOlderThan(environment, page, REFRESH_AFTER_MS, Date.now())) return
    refresh(signal)
  }
  refreshOld()
  document.addEventListener('visibilitychange', refreshOld)
  signal.addEventListener('abort', () =>
    document.removeEventListener('visibilitychange', refreshOld),
  )
}
