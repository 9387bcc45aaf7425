import { graphql } from 'react-relay'
import type { useInvitePeopleMutation } from '#generated/useInvitePeopleMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const invitePeople: Act<useInvitePeopleMutation> = {
  document: graphql`
    mutation useInvitePeopleMutation($emails: [String!]!, $role: Role!, $clientMutationId: String) {
      invitePeople(emails: $emails, role: $role, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'invitePeople',
}

/** Invites addresses: all of them or none. */
export function useInvitePeople() {
  return useAct(invitePeople)
}
