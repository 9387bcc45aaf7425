import { use } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failedSending, type FailedSending } from '#entities/Failure/failedSending.ts'
import type { useSetIdeaStatusMutation } from '#generated/useSetIdeaStatusMutation.graphql.ts'
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

/** How an attempt to set a status ended. */
export type StatusOutcome =
  | { kind: 'set' }
  | { kind: 'refused'; isOfAnswer: boolean; message: string }
  | FailedSending

/** Sets where an idea stands; `isAnswerAlone`: it stands there already. */
export function useSetIdeaStatus(
  isAnswerAlone: boolean,
): [set: (wanted: Wanted, onEnd: (outcome: StatusOutcome) => void) => void, isSaving: boolean] {
  const { signInPrompt, usage } = useServices()
  const refreshPage = use(PageRefreshContext)
  const refreshFrame = use(FrameRefreshContext)
  const [commit, isSaving] = useMutation<useSetIdeaStatusMutation>(graphql`
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
  const set = (wanted: Wanted, onEnd: (outcome: StatusOutcome) => void): void => {
    commit({
      variables: wanted,
      onCompleted({ setIdeaStatus }, failures) {
        if (!setIdeaStatus) return onEnd(failedSending(failures?.[0]))
        const [refusal] = setIdeaStatus.errors
        if (refusal?.code === 'NOT_SIGNED_IN') signInPrompt.ask('post')
        if (refusal)
          return onEnd({
            kind: 'refused',
            isOfAnswer: refusal.field === 'answer',
            message: refusal.message,
          })
        const category = setIdeaStatus.idea?.status?.category
        if (category)
          usage.track('status_set', {
            idea: wanted.ideaId,
            category: category as StatusCategory,
            changed: !isAnswerAlone,
            answered: wanted.answer.trim() !== '',
          })
        onEnd({ kind: 'set' })
        // The timeline tells of it, the answer stands on top, and each status counts what stands there now.
        refreshPage().catch(() => undefined)
        if (!isAnswerAlone) refreshFrame().catch(() => undefined)
      },
      onError: (error) => onEnd(failedSending(error)),
    })
  }
  return [set, isSaving]
}
