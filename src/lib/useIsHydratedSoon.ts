import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * As `useIsHydrated`, for what many places of a page draw and nobody types into: it becomes true a
 * moment later, in steps between which the browser hears what is pressed, and not for all places in
 * one task.
 */
export function useIsHydratedSoon(): boolean {
  const [{ isNew, whileHydrated }] = useState(createPlace)
  const wasNew = useSyncExternalStore(neverChanges, isNew, whileHydrated)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (!wasNew) startTransition(() => setHydrated(true))
  }, [wasNew])
  return wasNew || isHydrated
}

/** Remembers whether it was hydrated, so that React, which compares at once, finds nothing changed. */
function createPlace() {
  let isOfServer = false
  return {
    isNew: () => !isOfServer,
    whileHydrated: () => {
      isOfServer = true
      return false
    },
  }
}

function neverChanges(): () => void {
  return () => undefined
}
