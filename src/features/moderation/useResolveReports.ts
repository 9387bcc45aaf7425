import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { failed, problemsOf } from '#entities/Failure/problems.ts'
import type { useResolveReportsMutation } from '#generated/useResolveReportsMutation.graphql.ts'
import { t } from '#lib/messages/en/moderation.ts'
import { newMutationId } from '#services/newMutationId.ts'

const mutation = graphql`
  mutation useResolveReportsMutation($subjectId: ID!, $clientMutationId: String) {
    resolveReports(subjectId: $subjectId, clientMutationId: $clientMutationId) {
      errors {
        message
      }
    }
  }
`

/** Closes the reports of a post, which stays. Resolves with null, or with why nothing was changed. */
export function useResolveReports(): (subjectId: string) => Promise<string | null> {
  const environment = useRelayEnvironment()
  return useCallback(
    (subjectId) =>
      new Promise((resolve) => {
        const say = (what: string): string => t('act.failed', { what })
        commitMutation<useResolveReportsMutation>(environment, {
          mutation,
          variables: { subjectId, clientMutationId: newMutationId() },
          onCompleted: ({ resolveReports }, failures) =>
            resolve(problemsOf(resolveReports, failures, say)[0]?.message ?? null),
          onError: (error) => resolve(failed(error, say).message),
        })
      }),
    [environment],
  )
}
