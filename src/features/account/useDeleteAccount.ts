import { graphql } from 'react-relay'
import type { useDeleteAccountMutation } from '#generated/useDeleteAccountMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const deleteAccount: Act<useDeleteAccountMutation> = {
  document: graphql`
    mutation useDeleteAccountMutation($deletePosts: Boolean!, $clientMutationId: String) {
      deleteAccount(deletePosts: $deletePosts, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'deleteAccount',
}

/** Deletes the account of the person who presses. */
export function useDeleteAccount() {
  return useAct(deleteAccount)
}
