import { useSyncExternalStore } from 'react'
import { useServices } from '#services/Services.tsx'

/**
 * Gives the current time in milliseconds since 1970 and renders the component again every minute.
 */
export function useNow(): number {
  const { now, everyMinute } = useServices()
  const minute = () => Math.floor(now() / 60_000)
  useSyncExternalStore(everyMinute, minute, minute)
  return now()
}
