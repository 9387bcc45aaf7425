import { graphql } from 'react-relay'
import type { useMarkIdeaAssignMutation } from '#generated/useMarkIdeaAssignMutation.graphql.ts'
import type { useMarkIdeaMonthMutation } from '#generated/useMarkIdeaMonthMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const assign: Act<useMarkIdeaAssignMutation> = {
  document: graphql`
    mutation useMarkIdeaAssignMutation($ideaId: ID!, $userId: ID, $clientMutationId: String) {
      setIdeaAssignee(ideaId: $ideaId, userId: $userId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        idea {
          id
          assignee {
            id
            name
          }
        }
      }
    }
  `,
  payload: 'setIdeaAssignee',
}
const expect: Act<useMarkIdeaMonthMutation> = {
  document: graphql`
    mutation useMarkIdeaMonthMutation($ideaId: ID!, $month: String, $clientMutationId: String) {
      setTargetMonth(ideaId: $ideaId, month: $month, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        idea {
          id
          targetMonth
        }
      }
    }
  `,
  payload: 'setTargetMonth',
}

/** Gives an idea to somebody of the team, or to nobody. */
export function useAssignIdea() {
  return useAct(assign)
}

/** Says in which month an idea is expected, or takes that away. */
export function useExpectIdea() {
  return useAct(expect)
}
