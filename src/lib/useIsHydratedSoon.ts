import { startTransition, useEffect, useState } from 'react'
import { useIsOfServer } from './useIsOfServer.ts'

/**
 * As `useIsHydrated`, for what many places of a page draw and nobody types into: it becomes true a
 * moment later, in steps between which the browser hears what is pressed, and not for all places in
 * one task.
 */
export function useIsHydratedSoon(): boolean {
  const isOfServer = useIsOfServer()
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (isOfServer) startTransition(() => setHydrated(true))
  }, [isOfServer])
  return !isOfServer || isHydrated
}
