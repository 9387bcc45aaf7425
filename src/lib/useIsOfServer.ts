import { useState } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'

/** Whether a component began in a page that the server had rendered; stays as it was then. */
export function useIsOfServer(): boolean {
  const isHydrated = useIsHydrated()
  const [isOfServer] = useState(!isHydrated)
  return isOfServer
}
