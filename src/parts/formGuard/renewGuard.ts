import { graphql } from 'relay-runtime'
import type { renewGuardQuery } from '#generated/renewGuardQuery.graphql.ts'
import type { RenewParts } from '#relay/acts/Act.ts'
import { sendQuery } from '#relay/queries/sendQuery.ts'
import { LEAST_FORM_MS, type Guard } from './useFormGuard.ts'

const query = graphql`
  query renewGuardQuery {
    formGuard
  }
`

/** The server takes a form for a program's whose token is a day old; half of that leaves time to spare. */
const LONGEST_MS = 12 * 3_600_000

/**
 * Gives an act a fresh form guard where its own is too old, be it that the form stood open, that
 * the token came from the store, or that the act is sent days after it was written down. Without an
 * answer the act goes without one, and is looked at by a person. Never rejects.
 */
export async function renewGuard(
  { guard }: { readonly guard?: Guard | null | undefined },
  { environment, now }: RenewParts,
): Promise<{ guard?: Guard | null }> {
  if (!guard || ageOf(guard.token, now()) < LONGEST_MS) return {}
  const fresh = await sendQuery<renewGuardQuery>(environment, query, {}).catch(() => null)
  if (!fresh) return { guard: null }
  await new Promise((resolve) => setTimeout(resolve, LEAST_FORM_MS))
  return { guard: { ...guard, token: fresh.formGuard } }
}

/** A token begins with the moment at which it was made, in base 36. Anything else has no age. */
function ageOf(token: string, now: number): number {
  return now - parseInt(token, 36) || 0
}
