import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { ReportReason, useReportMutation } from '#generated/useReportMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/en/moderation.ts'
import { newMutationId } from '#services/newMutationId.ts'
import type { PostFacts } from './post.ts'

interface Reporting {
  report(reason: ReportReason, note: string): void
  isSending: boolean
  /** What was refused, and whether the note is to blame. */
  failure: { message: string; isNote: boolean } | null
}

/** Tells the team about a post. */
export function useReport({ id, kind }: Pick<PostFacts, 'id' | 'kind'>, onDone: () => void): Reporting {
  const [failure, setFailure] = useState<Reporting['failure']>(null)
  const [commit, isSending] = useMutation<useReportMutation>(graphql`
    mutation useReportMutation($subjectId: ID!, $reason: ReportReason!, $note: String, $clientMutationId: String) {
      report(subjectId: $subjectId, reason: $reason, note: $note, clientMutationId: $clientMutationId) {
        errors {
          field
          message
        }
      }
    }
  `)
  const fail = (error: unknown): void => setFailure({ message: t('act.failed', { what: explainFailure(error).title }), isNote: false })
  return {
    isSending,
    failure,
    report(reason, note) {
      if (isSending) return
      setFailure(null)
      commit({
        variables: { subjectId: id, reason, note, clientMutationId: newMutationId() },
        updater: (store, data) => data?.report?.errors.length === 0 && store.get(`${kind === 'idea' ? 'Idea' : 'Comment'}#${id}`)?.setValue(true, 'viewerHasReported'),
        onCompleted({ report }, failures) {
          if (!report) return fail(failures?.[0])
          const [refusal] = report.errors
          if (refusal) return setFailure({ message: refusal.message, isNote: refusal.field === 'note' })
          onDone()
        },
        onError: fail,
      })
    },
  }
}
