import { graphql, useMutation } from 'react-relay'
import type { useSignInWithCodeMutation } from '#generated/useSignInWithCodeMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { failureOf, refusalOf } from './signInOutcome.ts'
import type { SignInRefusal } from './signInOutcome.ts'

interface Proof {
  readonly email: string
  readonly code: string
  /** Null until it is asked for. */
  readonly name: string | null
}

/** How an attempt to sign in ended. */
export type SignInOutcome = { kind: 'signedIn' } | { kind: 'needsName' } | { kind: 'refused'; refusal: SignInRefusal }

/** Signs in with the code that was sent to an address. */
export function useSignInWithCode(): [signIn: (proof: Proof, onEnd: (outcome: SignInOutcome) => void) => void, isSigningIn: boolean] {
  const [commit, isSigningIn] = useMutation<useSignInWithCodeMutation>(graphql`
    mutation useSignInWithCodeMutation($email: String!, $code: String!, $name: String, $clientMutationId: String) {
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
        if (refusal) return onEnd({ kind: 'refused', refusal })
        onEnd({ kind: signInWithCode?.needsName ? 'needsName' : 'signedIn' })
      },
      onError: (error) => onEnd({ kind: 'refused', refusal: failureOf(error) }),
    })
  }
  return [signIn, isSigningIn]
}
