import { graphql } from 'react-relay'
import type { useAcceptInvitationMutation } from '#generated/useAcceptInvitationMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const acceptInvitation: Act<useAcceptInvitationMutation> = {
  document: graphql`
    mutation useAcceptInvitationMutation(
      $token: String!
      $name: String
      $clientMutationId: String
    ) {
      acceptInvitation(token: $token, name: $name, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'acceptInvitation',
  // A lost answer does not use up the link.
  repeatable: true,
}

/** Uses an invitation's one-time link, which signs its member in. */
export function useAcceptInvitation() {
  return useAct(acceptInvitation)
}
