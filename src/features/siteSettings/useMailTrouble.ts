import { ConnectionHandler, graphql } from 'react-relay'
import { ROOT_ID } from 'relay-runtime'
import type { useMailTroubleAllowMutation } from '#generated/useMailTroubleAllowMutation.graphql.ts'
import type { useMailTroubleSendMutation } from '#generated/useMailTroubleSendMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { removeEdges } from '#relay/store/connectionEdges.ts'

const sendAgain: Act<useMailTroubleSendMutation> = {
  document: graphql`
    mutation useMailTroubleSendMutation($id: ID!, $clientMutationId: String) {
      sendLetterAgain(letterId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        sentLetterId
      }
    }
  `,
  payload: 'sendLetterAgain',
  updater(store, _, { id }) {
    const list = ConnectionHandler.getConnectionID(ROOT_ID, 'DeadLetters_deadLetters')
    removeEdges(store, list, [{ type: 'DeadLetter', id }])
  },
}
const allowAgain: Act<useMailTroubleAllowMutation> = {
  document: graphql`
    mutation useMailTroubleAllowMutation($id: ID!, $clientMutationId: String) {
      allowAddressAgain(suppressedAddressId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        allowedAddressId
      }
    }
  `,
  payload: 'allowAddressAgain',
  updater(store, _, { id }) {
    const list = ConnectionHandler.getConnectionID(
      ROOT_ID,
      'SuppressedAddresses_suppressedAddresses',
    )
    removeEdges(store, list, [{ type: 'SuppressedAddress', id }])
  },
}

/** Sends a letter again that did not arrive, which takes it out of the list. */
export function useSendLetterAgain() {
  return useAct(sendAgain)
}

/** Lets a rejected address get mail again, which takes it out of the list. */
export function useAllowAddressAgain() {
  return useAct(allowAgain)
}
