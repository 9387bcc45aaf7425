import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useSignInWithCodeMutation } from '#generated/useSignInWithCodeMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun, type Run } from '#relay/acts/useRun.ts'
import { useServices } from '#services/Services.tsx'
import { trackSignIn } from './trackSignIn.ts'

const signInWithCode: Act<useSignInWithCodeMutation> = {
  document: graphql`
    mutation useSignInWithCodeMutation(
      $email: String!
      $code: String!
      $name: String
      $clientMutationId: String
    ) {
      signInWithCode(email: $email, code: $code, name: $name, clientMutationId: $clientMutationId) {
        needsName
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'signInWithCode',
}

/** Signs in with the code that was sent to an address. `name`: null until it is asked for. */
export function useSignInWithCode(): Run<useSignInWithCodeMutation> {
  const { usage } = useServices()
  const signIn = useRun(signInWithCode)
  return useCallback(
    async (proof) => {
      const outcome = await signIn(proof)
      trackSignIn(usage.track, 'code', outcome)
      return outcome
    },
    [signIn, usage],
  )
}
