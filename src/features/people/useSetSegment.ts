import { graphql } from 'react-relay'
import type { useSetSegmentMutation } from '#generated/useSetSegmentMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const setSegment: Act<useSetSegmentMutation> = {
  document: graphql`
    mutation useSetSegmentMutation($userId: ID!, $segment: String!, $clientMutationId: String) {
      setPersonSegment(userId: $userId, segment: $segment, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        user {
          id
          segment
        }
      }
    }
  `,
  payload: 'setPersonSegment',
}

/** Sets the group of customers that a member belongs to. */
export function useSetSegment() {
  return useAct(setSegment)
}
