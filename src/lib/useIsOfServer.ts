import { useState, useSyncExternalStore } from 'react'
import { neverChanges } from './neverChanges.ts'

/**
 * Whether a component began in a page that the server had rendered; stays as it was then, so that
 * nothing is drawn again for it.
 */
export function useIsOfServer(): boolean {
  const [{ isOfServer, whileHydrated }] = useState(createPlace)
  return useSyncExternalStore(neverChanges, isOfServer, whileHydrated)
}

/** Remembers whether it was hydrated, so that React, which compares at once, finds nothing changed. */
function createPlace() {
  let wasHydrated = false
  return {
    isOfServer: () => wasHydrated,
    whileHydrated: () => (wasHydrated = true),
  }
}
