import { graphql, useMutation } from 'react-relay'
import type { useSetFollowMutation } from '#generated/useSetFollowMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/en/voting.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

/** Sets (never toggles) whether the viewer follows an idea: at once on the screen; why not, in a message. */
export function useSetFollow(): { setFollow(ideaId: string, following: boolean): void } {
  const { signInPrompt, toasts } = useServices()
  const [commit, isSending] = useMutation<useSetFollowMutation>(graphql`
    mutation useSetFollowMutation($ideaId: ID!, $following: Boolean!, $clientMutationId: String) @raw_response_type {
      setFollow(ideaId: $ideaId, following: $following, clientMutationId: $clientMutationId) {
        errors {
          code
          message
        }
        idea {
          id
          viewerIsFollowing
        }
      }
    }
  `)
  return {
    setFollow(ideaId, following) {
      if (isSending) return
      const fail = (error: unknown): void => void toasts.add({ text: t('follow.failed', { what: explainFailure(error).title }) })
      commit({
        variables: { ideaId, following, clientMutationId: newMutationId() },
        optimisticResponse: { setFollow: { errors: [], idea: { id: ideaId, viewerIsFollowing: following } } },
        onCompleted({ setFollow }, failures) {
          const refusal = setFollow?.errors[0]
          if (refusal?.code === 'NOT_SIGNED_IN') signInPrompt.ask('follow', { kind: 'follow', ideaId })
          else if (refusal) toasts.add({ text: refusal.message })
          else if (!setFollow) fail(failures?.[0])
        },
        onError: fail,
      })
    },
  }
}
