import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type OnEnd } from '#entities/Failure/problems.ts'
import type { useSignOutEverywhereMutation } from '#generated/useSignOutEverywhereMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** Signs somebody out on every device, this one too. */
export function useSignOutEverywhere(): [signOut: (onEnd: OnEnd) => void, isSigningOut: boolean] {
  const [commit, isSigningOut] = useMutation<useSignOutEverywhereMutation>(graphql`
    mutation useSignOutEverywhereMutation($clientMutationId: String) {
      signOutEverywhere(clientMutationId: $clientMutationId) {
        errors {
          field
          message
        }
      }
    }
  `)
  const signOut = (onEnd: OnEnd): void => {
    commit({
      variables: { clientMutationId: newMutationId() },
      onCompleted: ({ signOutEverywhere }, failures) =>
        onEnd(problemsOf(signOutEverywhere, failures)),
      onError: (error) => onEnd([failed(error)]),
    })
  }
  return [signOut, isSigningOut]
}
