import { useRef } from 'react'
import { applyOptimisticMutation, commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { Disposable } from 'relay-runtime'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import type {
  useSetFollowMutation,
  useSetFollowMutation$rawResponse,
} from '#generated/useSetFollowMutation.graphql.ts'
import { t } from '#lib/messages/en/voting.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

const mutation = graphql`
  mutation useSetFollowMutation($ideaId: ID!, $following: Boolean!, $clientMutationId: String)
  @raw_response_type {
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
`

/** What was sent last, and what was pressed since: shown already, sent after it. */
interface UnderWay {
  readonly following: boolean
  next: { readonly following: boolean; readonly veil: Disposable } | null
}

/** Sets (never toggles) whether the viewer follows an idea: at once on the screen, one after the other to the server; why not, in a message. */
export function useSetFollow(): { setFollow(ideaId: string, following: boolean): void } {
  const environment = useRelayEnvironment()
  const { signInPrompt, toasts, usage } = useServices()
  const underWay = useRef<UnderWay | null>(null)
  const fail = (error: unknown): void =>
    void toasts.add({ text: t('follow.failed', { what: explainFailure(error).title }) })
  const send = (ideaId: string, following: boolean): void => {
    const sent: UnderWay = { following, next: null }
    underWay.current = sent
    const end = (): void => {
      underWay.current = null
      if (!sent.next) return
      send(ideaId, sent.next.following)
      sent.next.veil.dispose()
    }
    commitMutation<useSetFollowMutation>(environment, {
      ...request(ideaId, following),
      onCompleted({ setFollow }, failures) {
        const refusal = setFollow?.errors[0]
        if (refusal?.code === 'NOT_SIGNED_IN')
          signInPrompt.ask('follow', { kind: 'follow', ideaId })
        else if (refusal) toasts.add({ text: refusal.message })
        else if (!setFollow) fail(failures?.[0])
        else usage.track('idea_followed', { idea: ideaId, following })
        end()
      },
      onError(error) {
        fail(error)
        end()
      },
    })
  }
  return {
    setFollow(ideaId, following) {
      const sent = underWay.current
      if (sent === null) return send(ideaId, following)
      sent.next?.veil.dispose()
      sent.next =
        following === sent.following
          ? null
          : { following, veil: applyOptimisticMutation(environment, request(ideaId, following)) }
    },
  }
}

function request(ideaId: string, following: boolean) {
  const optimisticResponse: useSetFollowMutation$rawResponse = {
    setFollow: { errors: [], idea: { id: ideaId, viewerIsFollowing: following } },
  }
  return {
    mutation,
    variables: { ideaId, following, clientMutationId: newMutationId() },
    optimisticResponse,
  }
}
