import { useSyncExternalStore } from 'react'
import { useServices } from '#services/Services.tsx'
import { createMinutes } from './minutes.ts'

/**
 * Gives the current time in milliseconds since 1970 and renders the component again every minute.
 */
export function useNow(): number {
  const { now, laterServices } = useServices()
  const minute = () => Math.floor(now() / 60_000)
  useSyncExternalStore(laterServices.get(createMinutes), minute, minute)
  return now()
}
