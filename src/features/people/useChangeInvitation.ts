import { ConnectionHandler, graphql } from 'react-relay'
import { ROOT_ID } from 'relay-runtime'
import type { useChangeInvitationCopyMutation } from '#generated/useChangeInvitationCopyMutation.graphql.ts'
import type { useChangeInvitationResendMutation } from '#generated/useChangeInvitationResendMutation.graphql.ts'
import type { useChangeInvitationRevokeMutation } from '#generated/useChangeInvitationRevokeMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { removeEdges } from '#relay/store/connectionEdges.ts'

const resendInvitation: Act<useChangeInvitationResendMutation> = {
  document: graphql`
    mutation useChangeInvitationResendMutation($id: ID!, $clientMutationId: String) {
      resendInvitation(invitationId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        invitation {
          id
          expiresAt
        }
      }
    }
  `,
  payload: 'resendInvitation',
}
const copyInvitationLink: Act<useChangeInvitationCopyMutation> = {
  document: graphql`
    mutation useChangeInvitationCopyMutation($id: ID!, $clientMutationId: String) {
      copyInvitationLink(invitationId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        url
        invitation {
          id
          expiresAt
        }
      }
    }
  `,
  payload: 'copyInvitationLink',
}
const revokeInvitation: Act<useChangeInvitationRevokeMutation> = {
  document: graphql`
    mutation useChangeInvitationRevokeMutation($id: ID!, $clientMutationId: String) {
      revokeInvitation(invitationId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        revokedInvitationId
      }
    }
  `,
  payload: 'revokeInvitation',
  updater(store, _, { id }) {
    const list = ConnectionHandler.getConnectionID(ROOT_ID, 'InvitationList_invitations')
    removeEdges(store, list, [{ type: 'Invitation', id }])
  },
}

/** Sends an open invitation once more. */
export function useResendInvitation() {
  return useAct(resendInvitation)
}

/** Asks for the link of an open invitation. */
export function useCopyInvitationLink() {
  return useAct(copyInvitationLink)
}

/** Revokes an open invitation, which takes it out of the list. */
export function useRevokeInvitation() {
  return useAct(revokeInvitation)
}
