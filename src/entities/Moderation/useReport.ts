import { use, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type Problem } from '#entities/Failure/problems.ts'
import type { ReportReason, useReportMutation } from '#generated/useReportMutation.graphql.ts'
import { t } from '#lib/messages/en/moderation.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { newMutationId } from '#services/newMutationId.ts'
import type { PostFacts } from './post.ts'

interface Reporting {
  report(reason: ReportReason, note: string): void
  isSending: boolean
  failure: Problem | null
}

/** Tells the team about a post. */
export function useReport(
  { id, kind, viewerCanModerate }: Pick<PostFacts, 'id' | 'kind' | 'viewerCanModerate'>,
  onDone: () => void,
): Reporting {
  const refreshFrame = use(FrameRefreshContext)
  const [failure, setFailure] = useState<Reporting['failure']>(null)
  const [commit, isSending] = useMutation<useReportMutation>(graphql`
    mutation useReportMutation(
      $subjectId: ID!
      $reason: ReportReason!
      $note: String
      $clientMutationId: String
    ) {
      report(
        subjectId: $subjectId
        reason: $reason
        note: $note
        clientMutationId: $clientMutationId
      ) {
        errors {
          field
          message
        }
      }
    }
  `)
  const say = (what: string): string => t('act.failed', { what })
  return {
    isSending,
    failure,
    report(reason, note) {
      if (isSending) return
      setFailure(null)
      commit({
        variables: { subjectId: id, reason, note, clientMutationId: newMutationId() },
        updater: (store, data) =>
          data?.report?.errors.length === 0 &&
          store
            .get(`${kind === 'idea' ? 'Idea' : 'Comment'}#${id}`)
            ?.setValue(true, 'viewerHasReported'),
        onCompleted({ report }, failures) {
          const [refusal] = problemsOf(report, failures, say)
          if (refusal) return setFailure(refusal)
          onDone()
          if (viewerCanModerate) refreshFrame().catch(() => undefined)
        },
        onError: (error) => setFailure(failed(error, say)),
      })
    },
  }
}
