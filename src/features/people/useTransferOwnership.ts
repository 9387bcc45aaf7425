import { graphql } from 'react-relay'
import type { useTransferOwnershipMutation } from '#generated/useTransferOwnershipMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const transferOwnership: Act<useTransferOwnershipMutation> = {
  document: graphql`
    mutation useTransferOwnershipMutation($userId: ID!, $clientMutationId: String) {
      transferOwnership(userId: $userId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'transferOwnership',
}

/**
 * Makes somebody else the owner. What the viewer may do changes with it: the session starts over.
 */
export function useTransferOwnership() {
  return useAct(transferOwnership)
}
