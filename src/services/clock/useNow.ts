import { useSyncExternalStore } from 'react'
import { useServices } from '#services/Services.tsx'

/** The present moment in milliseconds since 1970; draws the component again when a minute has passed. */
export function useNow(): number {
  const { now, everyMinute } = useServices()
  const minute = () => Math.floor(now() / 60_000)
  useSyncExternalStore(everyMinute, minute, minute)
  return now()
}
