import { useSyncExternalStore } from 'react'
import { useServices } from '../Services.tsx'
import type { ConsentState } from './consent.ts'

/** Gives the person's consent and the function to answer. */
export function useConsent(): [state: ConsentState, answer: (yes: boolean) => void] {
  const { consent } = useServices()
  const state = useSyncExternalStore(
    consent.subscribe,
    consent.state,
    () => 'unconfigured' as const,
  )
  return [state, consent.answer]
}
