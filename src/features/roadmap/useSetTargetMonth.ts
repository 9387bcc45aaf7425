import { graphql } from 'react-relay'
import type { useSetTargetMonthMutation } from '#generated/useSetTargetMonthMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const setTargetMonth: Act<useSetTargetMonthMutation> = {
  document: graphql`
    mutation useSetTargetMonthMutation($ideaId: ID!, $month: String, $clientMutationId: String) {
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

/** Says in which month an idea is expected; null takes that away. */
export function useSetTargetMonth() {
  return useAct(setTargetMonth)
}
