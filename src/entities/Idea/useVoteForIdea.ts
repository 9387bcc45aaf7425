import { use, useMemo, useState } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { applyOptimisticMutation, type RecordSourceProxy } from 'relay-runtime'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import type { useVoteForIdeaMutation } from '#generated/useVoteForIdeaMutation.graphql.ts'
import type { VoteButton_idea$data } from '#generated/VoteButton_idea.graphql.ts'
import { t } from '#lib/messages/t.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { dataId } from '#relay/store/dataId.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { createVoteCourier, withVote, type Votes } from './voteCourier.ts'

const mutation = graphql`
  mutation useVoteForIdeaMutation($ideaId: ID!, $voted: Boolean!, $clientMutationId: String) {
    setVote(ideaId: $ideaId, voted: $voted, clientMutationId: $clientMutationId) {
      errors {
        code
        message
      }
      idea {
        id
        voteCount
        viewerHasVoted
        viewerIsFollowing
        ...VoteButton_idea
      }
    }
  }
`

/** What a vote control needs to act. */
export interface VoteForIdea {
  /** Sets (never toggles) the viewer's vote. */
  vote(voted: boolean): void
  /** Why the last vote was not taken, or null. */
  reason: string | null
  dismissReason(): void
}

type ShownIdea = Omit<VoteButton_idea$data, ' $fragmentType'>

/** Votes for an idea: at once on the screen, and in the end what the server counted. `isSimilar`: it is offered to who writes a new one. */
export function useVoteForIdea(idea: ShownIdea, isSimilar = false): VoteForIdea {
  const environment = useRelayEnvironment()
  const { signInPrompt, usage } = useServices()
  const [reason, setReason] = useState<string | null>(null)
  const refreshPage = use(PageRefreshContext)
  const courier = useMemo(
    () =>
      createVoteCourier<ShownIdea>({
        show: (from, voted) => applyOptimisticMutation(environment, request(from, voted)),
        send(from, voted, done) {
          let counted: Votes | null = null
          commitMutation<useVoteForIdeaMutation>(environment, {
            ...request(from, voted),
            // The bare answer: what `onCompleted` gets has the clicks made meanwhile laid over it.
            updater: (_store, data) => void (counted = data?.setVote?.idea ?? null),
            onCompleted({ setVote }, failures) {
              const refusal = setVote?.errors[0]
              if (refusal?.code === 'NOT_SIGNED_IN')
                signInPrompt.ask('vote', { kind: 'vote', ideaId: from.id })
              setReason(refusal?.message ?? (failures?.length ? failed(failures[0]) : null))
              if (counted && !refusal) {
                usage.track('idea_voted', { idea: from.id, voted })
                if (isSimilar && voted) usage.track('similar_voted', { idea: from.id })
              }
              done(counted)
              // The idea was merged meanwhile, and the vote stands on its target: the page leads there, a list leaves the row out.
              if (setVote?.idea && setVote.idea.id !== from.id) refreshPage().catch(() => undefined)
            },
            onError(error) {
              setReason(failed(error))
              done(null)
            },
          })
        },
      }),
    [environment, signInPrompt, usage, refreshPage, isSimilar],
  )
  return {
    vote(voted) {
      setReason(null)
      courier.press(idea, voted)
    },
    reason,
    dismissReason: () => setReason(null),
  }
}

function request(idea: ShownIdea, voted: boolean) {
  const { viewerHasVoted, voteCount } = withVote(idea, voted)
  // No response of one's own: whether a vote follows, only the server knows.
  const optimisticUpdater = (store: RecordSourceProxy): void =>
    void store
      .get(dataId('Idea', idea.id))
      ?.setValue(viewerHasVoted, 'viewerHasVoted')
      .setValue(voteCount, 'voteCount')
  return {
    mutation,
    variables: { ideaId: idea.id, voted, clientMutationId: newMutationId() },
    optimisticUpdater,
  }
}

function failed(error: unknown): string {
  return t('vote.failed', { what: explainFailure(error).title })
}
