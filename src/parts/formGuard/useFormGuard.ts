import { useState } from 'react'
import { graphql } from 'react-relay'
import type { useFormGuardQuery } from '#generated/useFormGuardQuery.graphql.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { useServices } from '#services/Services.tsx'

const query = graphql`
  query useFormGuardQuery {
    formGuard
  }
`

/** The server takes a form that was sent sooner for a program's. */
const LEAST_MS = 2_100
/** It takes one for a program's as well whose token is a day old. */
const MOST_MS = 12 * 3_600_000

/** What a form sends along, so that programs are told from people without a question. */
export interface FormGuard {
  /** Waits until a person can have read the form; renews a token that is too old. Takes what the form's `Honeypot` holds. Never fails. */
  ready(website: string): Promise<{ token: string; website: string } | null>
}

/** Guards a form. `token` is the `formGuard` that was asked for when the form was shown. */
export function useFormGuard(token: string): FormGuard {
  const send = useSendQuery<useFormGuardQuery>(query)
  const { now } = useServices()
  const [since] = useState(now)
  return {
    async ready(website) {
      const age = now() - since
      // A token begins with its moment in base 36: one from the store can be older than the form.
      const tokenAge = Math.max(age, now() - parseInt(token, 36) || 0)
      if (age < LEAST_MS) await new Promise((resolve) => setTimeout(resolve, LEAST_MS - age))
      if (tokenAge < MOST_MS) return { token, website }
      const fresh = await send({}).catch(() => null)
      if (!fresh) return null
      await new Promise((resolve) => setTimeout(resolve, LEAST_MS))
      return { token: fresh.formGuard, website }
    },
  }
}
