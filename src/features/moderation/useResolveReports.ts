import { graphql } from 'react-relay'
import type { useResolveReportsMutation } from '#generated/useResolveReportsMutation.graphql.ts'
import type { useResolveReportsReopenMutation } from '#generated/useResolveReportsReopenMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const resolveReports: Act<useResolveReportsMutation> = {
  document: graphql`
    mutation useResolveReportsMutation($subjectId: ID!, $clientMutationId: String) {
      resolveReports(subjectId: $subjectId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'resolveReports',
}

const reopenReports: Act<useResolveReportsReopenMutation> = {
  document: graphql`
    mutation useResolveReportsReopenMutation($subjectId: ID!, $clientMutationId: String) {
      reopenReports(subjectId: $subjectId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'reopenReports',
}

/** Undoes that. */
export function useReopenReports() {
  return useAct(reopenReports)
}

/** Closes the reports of a post, which stays. */
export function useResolveReports() {
  return useAct(resolveReports)
}
