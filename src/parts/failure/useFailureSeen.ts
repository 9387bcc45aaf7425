import { useEffect } from 'react'
import { describeError } from '#relay/errors/describeError.ts'
import { useServices } from '#services/Services.tsx'

/** Tells that somebody is shown a failure: of what kind, not what it says. */
export function useFailureSeen(error: unknown, place: 'page' | 'section'): void {
  const { usage } = useServices()
  useEffect(() => {
    if (error !== null) usage.track('failure_seen', { kind: describeError(error).kind, place })
  }, [usage, error, place])
}
