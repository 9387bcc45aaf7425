import { useSyncExternalStore } from 'react'
import { neverChanges } from './neverChanges.ts'

/**
 * False on a server and in the first render over its HTML, where nothing of this browser may be
 * drawn yet; true ever after, and at once where no server has rendered.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
