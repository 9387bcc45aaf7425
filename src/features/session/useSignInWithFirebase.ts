import { graphql, useMutation } from 'react-relay'
import type { useSignInWithFirebaseMutation } from '#generated/useSignInWithFirebaseMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { failureOf, refusalOf } from './signInOutcome.ts'
import type { SignInOutcome } from './useSignInWithCode.ts'

/** Signs in whom an ID token of Firebase Authentication names. */
export function useSignInWithFirebase(): [
  signIn: (
    proof: { idToken: string; name: string | null },
    onEnd: (outcome: SignInOutcome) => void,
  ) => void,
  isSigningIn: boolean,
] {
  const { usage } = useServices()
  const [commit, isSigningIn] = useMutation<useSignInWithFirebaseMutation>(graphql`
    mutation useSignInWithFirebaseMutation(
      $idToken: String!
      $name: String
      $clientMutationId: String
    ) {
      signInWithFirebase(idToken: $idToken, name: $name, clientMutationId: $clientMutationId) {
        needsName
        errors {
          field
          message
        }
      }
    }
  `)
  const signIn = (
    proof: { idToken: string; name: string | null },
    onEnd: (outcome: SignInOutcome) => void,
  ): void => {
    commit({
      variables: { ...proof, clientMutationId: newMutationId() },
      onCompleted({ signInWithFirebase }, failures) {
        const refusal = refusalOf(signInWithFirebase, failures)
        usage.track('sign_in_step', {
          step: refusal ? 'refused' : signInWithFirebase?.needsName ? 'nameNeeded' : 'done',
          by: 'firebase',
        })
        if (refusal) return onEnd({ kind: 'refused', refusal })
        onEnd({ kind: signInWithFirebase?.needsName ? 'needsName' : 'signedIn' })
      },
      onError: (error) => onEnd({ kind: 'refused', refusal: failureOf(error) }),
    })
  }
  return [signIn, isSigningIn]
}
