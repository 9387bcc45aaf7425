import { use } from 'react'
import { graphql } from 'react-relay'
import type { useSetIdeaStatusMutation } from '#generated/useSetIdeaStatusMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun, type Run } from '#relay/acts/useRun.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import type { StatusCategory } from '#rules/statuses.ts'
import { useServices } from '#services/Services.tsx'

const setIdeaStatus: Act<useSetIdeaStatusMutation> = {
  document: graphql`
    mutation useSetIdeaStatusMutation(
      $ideaId: ID!
      $statusId: ID!
      $answer: String
      $clientMutationId: String
    ) {
      setIdeaStatus(
        ideaId: $ideaId
        statusId: $statusId
        answer: $answer
        clientMutationId: $clientMutationId
      ) {
        errors {
          code
          ...problems_error
        }
        idea {
          id
          statusChangedAt
          viewerCanVote
          commentCount
          lastActivityAt
          status {
            id
            name
            category
            color
          }
        }
      }
    }
  `,
  payload: 'setIdeaStatus',
}

/** Sets the status of an idea; `isAnswerAlone`: it has that status already. */
export function useSetIdeaStatus(isAnswerAlone: boolean): Run<useSetIdeaStatusMutation> {
  const { usage } = useServices()
  const refreshPage = use(PageRefreshContext)
  const refreshFrame = use(FrameRefreshContext)
  const run = useRun(setIdeaStatus)
  return async (wanted, options) => {
    const outcome = await run(wanted, options)
    if (outcome.kind !== 'done') return outcome
    const category = outcome.data.idea?.status?.category
    if (category)
      usage.track('status_set', {
        idea: wanted.ideaId,
        category: category as StatusCategory,
        changed: !isAnswerAlone,
        answered: (wanted.answer ?? '').trim() !== '',
      })
    // The timeline tells of it, the answer stands on top, and each status counts what stands there
    // now.
    refreshPage().catch(() => undefined)
    if (!isAnswerAlone) refreshFrame().catch(() => undefined)
    return outcome
  }
}
