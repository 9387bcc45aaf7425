import { useState } from 'react'
import { useServices } from '#services/Services.tsx'

/** The server takes a form that was sent sooner for a program's; in milliseconds. */
export const LEAST_FORM_MS = 2_100

/** The fields that a form sends along, so that programs are told from people without a question. */
export interface Guard {
  readonly token: string
  readonly website: string
}

/** The guard of a form that is shown. */
export interface FormGuard {
  /** Waits until a person can have read the form. Takes what the form's `Honeypot` holds. Never fails. */
  ready(website: string): Promise<Guard>
}

/**
 * Guards a form. `token` is the `formGuard` that was asked for when the form was shown; the act
 * that sends it renews it by `renewGuard` where it is too old.
 */
export function useFormGuard(token: string): FormGuard {
  const { now } = useServices()
  const [since] = useState(now)
  return {
    async ready(website) {
      const age = now() - since
      if (age < LEAST_FORM_MS)
        await new Promise((resolve) => setTimeout(resolve, LEAST_FORM_MS - age))
      return { token, website }
    },
  }
}
