import { use, useMemo, useState } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { applyOptimisticMutation } from 'relay-runtime'
import type { useVoteForIdeaMutation, useVoteForIdeaMutation$rawResponse } from '#generated/useVoteForIdeaMutation.graphql.ts'
import type { VoteButton_idea$data } from '#generated/VoteButton_idea.graphql.ts'
import { t } from '#lib/messages/t.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { createVoteCourier, withVote } from './voteCourier.ts'
import type { Votes } from './voteCourier.ts'

const mutation = graphql`
  mutation useVoteForIdeaMutation($ideaId: ID!, $voted: Boolean!, $clientMutationId: String) @raw_response_type {
    setVote(ideaId: $ideaId, voted: $voted, clientMutationId: $clientMutationId) {
      errors {
        code
        message
      }
      idea {
        id
        voteCount
        viewerHasVoted
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

/** Votes for an idea: at once on the screen, and in the end what the server counted. */
export function useVoteForIdea(idea: ShownIdea): VoteForIdea {
  const environment = useRelayEnvironment()
  const { signInPrompt } = useServices()
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
              if (refusal?.code === 'NOT_SIGNED_IN') signInPrompt.ask('vote', { kind: 'vote', ideaId: from.id })
              setReason(refusal?.message ?? (failures?.length ? failed(failures[0]) : null))
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
    [environment, signInPrompt, refreshPage],
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
  const { id, title, viewerCanVote, statusChangedAt, status } = idea
  const shown = { id, title, viewerCanVote, statusChangedAt, status: status ?? null, ...withVote(idea, voted) }
  const optimisticResponse: useVoteForIdeaMutation$rawResponse = { setVote: { errors: [], idea: shown } }
  return { mutation, variables: { ideaId: id, voted, clientMutationId: newMutationId() }, optimisticResponse }
}

function failed(error: unknown): string {
  return t('vote.failed', { what: explainFailure(error).title })
}
