import { use } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { useSetIdeaStatusMutation } from '#generated/useSetIdeaStatusMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/en/editing.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { useServices } from '#services/Services.tsx'
import type { StatusCategory } from '#ui/StatusMark.tsx'

interface Wanted {
  ideaId: string
  statusId: string
  answer: string
  clientMutationId: string
}

type OnEnd = (refusal: { isOfAnswer: boolean; message: string } | null) => void

/** Sets where an idea stands; `isAnswerAlone`: it stands there already. */
export function useSetIdeaStatus(isAnswerAlone: boolean): [set: (wanted: Wanted, onEnd: OnEnd) => void, isSaving: boolean] {
  const { signInPrompt, usage } = useServices()
  const refreshPage = use(PageRefreshContext)
  const refreshFrame = use(FrameRefreshContext)
  const [commit, isSaving] = useMutation<useSetIdeaStatusMutation>(graphql`
    mutation useSetIdeaStatusMutation($ideaId: ID!, $statusId: ID!, $answer: String, $clientMutationId: String) {
      setIdeaStatus(ideaId: $ideaId, statusId: $statusId, answer: $answer, clientMutationId: $clientMutationId) {
        errors {
          code
          field
          message
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
  `)
  const set = (wanted: Wanted, onEnd: OnEnd): void => {
    const failed = (error: unknown) => onEnd({ isOfAnswer: false, message: t('status.failed', { what: explainFailure(error).title }) })
    commit({
      variables: wanted,
      onCompleted({ setIdeaStatus }, failures) {
        if (!setIdeaStatus) return failed(failures?.[0])
        const [refusal] = setIdeaStatus.errors
        if (refusal?.code === 'NOT_SIGNED_IN') signInPrompt.ask('post')
        if (refusal) return onEnd({ isOfAnswer: refusal.field === 'answer', message: refusal.message })
        const category = setIdeaStatus.idea?.status?.category
        if (category) usage.track('status_set', { idea: wanted.ideaId, category: category as StatusCategory, changed: !isAnswerAlone, answered: wanted.answer.trim() !== '' })
        onEnd(null)
        // The timeline tells of it, the answer stands on top, and each status counts what stands there now.
        refreshPage().catch(() => undefined)
        if (!isAnswerAlone) refreshFrame().catch(() => undefined)
      },
      onError: failed,
    })
  }
  return [set, isSaving]
}
