import { graphql } from 'react-relay'
import type { useChangeEmailConfirmMutation } from '#generated/useChangeEmailConfirmMutation.graphql.ts'
import type { useChangeEmailRequestMutation } from '#generated/useChangeEmailRequestMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const requestEmailChange: Act<useChangeEmailRequestMutation> = {
  document: graphql`
    mutation useChangeEmailRequestMutation($email: String!, $clientMutationId: String) {
      requestEmailChange(email: $email, clientMutationId: $clientMutationId) {
        needsOldCode
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'requestEmailChange',
}
const confirmEmailChange: Act<useChangeEmailConfirmMutation> = {
  document: graphql`
    mutation useChangeEmailConfirmMutation(
      $newCode: String!
      $oldCode: String
      $clientMutationId: String
    ) {
      confirmEmailChange(
        newCode: $newCode
        oldCode: $oldCode
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        viewer {
          email
          sessions {
            id
            device
            isCurrent
            lastUsedAt
            createdAt
          }
        }
      }
    }
  `,
  payload: 'confirmEmailChange',
}

/**
 * Begins to change the address that somebody signs in with: codes are sent to the new and the old
 * one.
 */
export function useRequestEmailChange() {
  return useAct(requestEmailChange)
}

/** Changes the address with the codes that were sent. */
export function useConfirmEmailChange() {
  return useAct(confirmEmailChange)
}
