import { useSyncExternalStore } from 'react'
import type { Clock } from '#lib/format.ts'
import { useIsHydratedSoon } from '#lib/useIsHydratedSoon.ts'
import { useServices } from '#services/Services.tsx'
import { createMinutes } from './minutes.ts'

/**
 * Gives the clock that a component reads times by, and renders it again every minute. While it is hydrated, that is the
 * clock of the server that rendered it, in UTC.
 */
export function useClock(): Clock {
  const { now, renderedAt, laterServices } = useServices()
  const minute = () => Math.floor(now() / 60_000)
  useSyncExternalStore(laterServices.get(createMinutes), minute, minute)
  return useIsHydratedSoon() ? { now: now() } : { now: renderedAt ?? now(), timeZone: 'UTC' }
}
