import { graphql } from 'react-relay'
import type { useEndSessionMutation } from '#generated/useEndSessionMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const endSession: Act<useEndSessionMutation> = {
  document: graphql`
    mutation useEndSessionMutation($id: ID!, $clientMutationId: String) {
      endSession(sessionId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        viewer {
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
  payload: 'endSession',
}

/** Signs somebody out on one of their devices. */
export function useEndSession() {
  return useAct(endSession)
}
