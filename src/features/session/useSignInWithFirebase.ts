import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useSignInWithFirebaseMutation } from '#generated/useSignInWithFirebaseMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun, type Run } from '#relay/acts/useRun.ts'
import { useServices } from '#services/Services.tsx'
import { trackSignIn } from './trackSignIn.ts'

const signInWithFirebase: Act<useSignInWithFirebaseMutation> = {
  document: graphql`
    mutation useSignInWithFirebaseMutation(
      $idToken: String!
      $name: String
      $clientMutationId: String
    ) {
      signInWithFirebase(idToken: $idToken, name: $name, clientMutationId: $clientMutationId) {
        needsName
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'signInWithFirebase',
}

/** Signs in the person whom an ID token of Firebase Authentication names. */
export function useSignInWithFirebase(): Run<useSignInWithFirebaseMutation> {
  const { usage } = useServices()
  const signIn = useRun(signInWithFirebase)
  return useCallback(
    async (proof) => {
      const outcome = await signIn(proof)
      trackSignIn(usage.track, 'firebase', outcome)
      return outcome
    },
    [signIn, usage],
  )
}
