import { graphql } from 'react-relay'
import type { useReportMutation } from '#generated/useReportMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { dataId } from '#relay/store/dataId.ts'
import type { PostFacts } from './post.ts'

function reportOf(type: 'Idea' | 'Comment'): Act<useReportMutation> {
  return {
    document: graphql`
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
            ...problems_error
          }
        }
      }
    `,
    payload: 'report',
    updater: (store, _, { subjectId }) =>
      void store.get(dataId(type, subjectId))?.setValue(true, 'viewerHasReported'),
  }
}

const acts = { idea: reportOf('Idea'), comment: reportOf('Comment') }

/** Tells the team about a post. */
export function useReport(kind: PostFacts['kind']) {
  return useAct(acts[kind])
}
