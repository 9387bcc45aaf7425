import { graphql } from 'react-relay'
import type { useMarkIdeaAssignMutation } from '#generated/useMarkIdeaAssignMutation.graphql.ts'
import type { useMarkIdeaHideMutation } from '#generated/useMarkIdeaHideMutation.graphql.ts'
import type { useMarkIdeaMonthMutation } from '#generated/useMarkIdeaMonthMutation.graphql.ts'
import type { useMarkIdeaPinMutation } from '#generated/useMarkIdeaPinMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const pin: Act<useMarkIdeaPinMutation> = {
  document: graphql`
    mutation useMarkIdeaPinMutation($ideaId: ID!, $pinned: Boolean!, $clientMutationId: String)
    @raw_response_type {
      setIdeaPinned(ideaId: $ideaId, pinned: $pinned, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        idea {
          id
          pinned
        }
      }
    }
  `,
  payload: 'setIdeaPinned',
  serial: ({ ideaId }) => ideaId,
}
const hide: Act<useMarkIdeaHideMutation> = {
  document: graphql`
    mutation useMarkIdeaHideMutation($ideaId: ID!, $hidden: Boolean!, $clientMutationId: String)
    @raw_response_type {
      setIdeaCountsHidden(ideaId: $ideaId, hidden: $hidden, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        idea {
          id
          countsHidden
        }
      }
    }
  `,
  payload: 'setIdeaCountsHidden',
  serial: ({ ideaId }) => ideaId,
}
const assign: Act<useMarkIdeaAssignMutation> = {
  document: graphql`
    mutation useMarkIdeaAssignMutation($ideaId: ID!, $userId: ID, $clientMutationId: String)
    @raw_response_type {
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
  serial: ({ ideaId }) => ideaId,
}
const expect: Act<useMarkIdeaMonthMutation> = {
  document: graphql`
    mutation useMarkIdeaMonthMutation($ideaId: ID!, $month: String, $clientMutationId: String)
    @raw_response_type {
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
  optimistic: ({ ideaId: id, month: targetMonth }) => ({
    setTargetMonth: { errors: [], idea: { id, targetMonth } },
  }),
  serial: ({ ideaId }) => ideaId,
}

/** Puts an idea first in the lists of its board, or no longer. */
export function usePinIdea() {
  return useAct(pin)
}

/** Keeps the votes of an idea from who has not voted for it, or no longer. */
export function useHideIdeaCounts() {
  return useAct(hide)
}

/** Gives an idea to somebody of the team, or to nobody. */
export function useAssignIdea() {
  return useAct(assign)
}

/** Says in which month an idea is expected, or takes that away. */
export function useExpectIdea() {
  return useAct(expect)
}
