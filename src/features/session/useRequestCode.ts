import { graphql } from 'react-relay'
import type { useRequestCodeMutation } from '#generated/useRequestCodeMutation.graphql.ts'
import { renewGuard } from '#parts/formGuard/renewGuard.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun, type Run } from '#relay/acts/useRun.ts'
import { useServices } from '#services/Services.tsx'

const requestSignInCode: Act<useRequestCodeMutation> = {
  document: graphql`
    mutation useRequestCodeMutation(
      $email: String!
      $guard: FormGuardInput
      $clientMutationId: String
    ) {
      requestSignInCode(email: $email, guard: $guard, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'requestSignInCode',
  renew: renewGuard,
  track: (track) => track('sign_in_step', { step: 'asked', by: 'code' }),
}

/** Asks for a sign-in code. */
export function useRequestCode(): Run<useRequestCodeMutation> {
  const { usage } = useServices()
  const request = useRun(requestSignInCode)
  return async (...given) => {
    const outcome = await request(...given)
    if (outcome.kind === 'refused') usage.track('sign_in_step', { step: 'refused', by: 'code' })
    return outcome
  }
}
