import { useSyncExternalStore } from 'react'

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

function neverChanges(): () => void {
  return () => undefined
}
