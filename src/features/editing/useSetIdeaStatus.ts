import { use } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { useSetIdeaStatusMutation } from '#generated/useSetIdeaStatusMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/en/editing.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { dataId } from '#relay/store/dataId.ts'
import { useServices } from '#services/Services.tsx'
import type { StatusCategory } from '#ui/StatusMark.tsx'

interface Wanted {
  ideaId: string
  /** Where it stood: one idea fewer stands there. */
  fromId: string
  statusId: string
  answer: string
  clientMutationId: string
}

type OnEnd = (refusal: { isOfAnswer: boolean; message: string } | null) => void

/** Sets where an idea stands; `isAnswerAlone`: it stands there already. */
export function useSetIdeaStatus(isAnswerAlone: boolean): [set: (wanted: Wanted, onEnd: OnEnd) => void, isSaving: boolean] {
  const { signInPrompt, usage } = useServices()
  const refreshPage = use(PageRefreshContext)
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
            ideaCount
          }
        }
      }
    }
  `)
  const set = ({ fromId, ...wanted }: Wanted, onEnd: OnEnd): void => {
    const failed = (error: unknown) => onEnd({ isOfAnswer: false, message: t('status.failed', { what: explainFailure(error).title }) })
    commit({
      variables: wanted,
      updater(store, data) {
        if (fromId === wanted.statusId || data?.setIdeaStatus?.errors.length !== 0) return
        const left = store.get(dataId('Status', fromId))
        const count = left?.getValue('ideaCount')
        if (typeof count === 'number') left?.setValue(count - 1, 'ideaCount')
      },
      onCompleted({ setIdeaStatus }, failures) {
        if (!setIdeaStatus) return failed(failures?.[0])
        const [refusal] = setIdeaStatus.errors
        if (refusal?.code === 'NOT_SIGNED_IN') signInPrompt.ask('post')
        if (refusal) return onEnd({ isOfAnswer: refusal.field === 'answer', message: refusal.message })
        const category = setIdeaStatus.idea?.status?.category
        if (category) usage.track('status_set', { idea: wanted.ideaId, category: category as StatusCategory, changed: !isAnswerAlone, answered: wanted.answer.trim() !== '' })
        onEnd(null)
        // The timeline tells of it, and the answer stands on top.
        refreshPage().catch(() => undefined)
      },
      onError: failed,
    })
  }
  return [set, isSaving]
}
