import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type OnEnd } from '#entities/Failure/problems.ts'
import type { useDeleteAccountMutation } from '#generated/useDeleteAccountMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** Deletes the account of who presses. */
export function useDeleteAccount(): [
  remove: (deletePosts: boolean, onEnd: OnEnd) => void,
  isDeleting: boolean,
] {
  const [commit, isDeleting] = useMutation<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($deletePosts: Boolean!, $clientMutationId: String) {
      deleteAccount(deletePosts: $deletePosts, clientMutationId: $clientMutationId) {
        errors {
          field
          message
        }
      }
    }
  `)
  const remove = (deletePosts: boolean, onEnd: OnEnd): void => {
    commit({
      variables: { deletePosts, clientMutationId: newMutationId() },
      onCompleted: ({ deleteAccount }, failures) => onEnd(problemsOf(deleteAccount, failures)),
      onError: (error) => onEnd([failed(error)]),
    })
  }
  return [remove, isDeleting]
}
