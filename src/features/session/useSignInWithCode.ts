import { graphql, useMutation } from 'react-relay'
import type { useSignInWithCodeMutation } from '#generated/useSignInWithCodeMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { failureOf, refusalOf, type SignInRefusal } from './signInOutcome.ts'

interface Proof {
  readonly email: string
  readonly code: string
  /** Null until it is asked for. */
  readonly name: string | null
}

/** How an attempt to sign in ended. */
export type SignInOutcome =
  | { kind: 'signedIn' }
  | { kind: 'needsName' }
  | { kind: 'refused'; refusal: SignInRefusal }

/** Signs in with the code that was sent to an address. */
export function useSignInWithCode(): [
  signIn: (proof: Proof, onEnd: (outcome: SignInOutcome) => void) => void,
  isSigningIn: boolean,
] {
  const { usage } = useServices()
  const [commit, isSigningIn] = useMutation<useSignInWithCodeMutation>(graphql`
    mutation useSignInWithCodeMutation(
      $email: String!
      $code: String!
      $name: String
      $clientMutationId: String
    ) {
      signInWithCode(email: $email, code: $code, name: $name, clientMutationId: $clientMutationId) {
        needsName
        errors {
          field
          message
        }
      }
    }
  `)
  const signIn = (proof: Proof, onEnd: (outcome: SignInOutcome) => void): void => {
    commit({
      variables: { ...proof, clientMutationId: newMutationId() },
      onCompleted({ signInWithCode }, failures) {
        const refusal = refusalOf(signInWithCode, failures)
        usage.track('sign_in_step', {
          step: refusal ? 'refused' : signInWithCode?.needsName ? 'nameNeeded' : 'done',
          by: 'code',
        })
        if (refusal) return onEnd({ kind: 'refused', refusal })
        onEnd({ kind: signInWithCode?.needsName ? 'needsName' : 'signedIn' })
      },
      onError: (error) => onEnd({ kind: 'refused', refusal: failureOf(error) }),
    })
  }
  return [signIn, isSigningIn]
}
