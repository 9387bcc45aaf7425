import { useMemo, useState } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { applyOptimisticMutation } from 'relay-runtime'
import type { useVoteForIdeaMutation, useVoteForIdeaMutation$rawResponse } from '#generated/useVoteForIdeaMutation.graphql.ts'
import type { VoteButton_idea$data } from '#generated/VoteButton_idea.graphql.ts'
import { t } from '#lib/messages/t.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { createVoteCourier, withVote } from './voteCourier.ts'
import type { VoteTransport, Votes } from './voteCourier.ts'

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

/** Votes for an idea: at once on the screen, and in the end what the server counted. */
export function useVoteForIdea(idea: Omit<VoteButton_idea$data, ' $fragmentType'>): VoteForIdea {
  const environment = useRelayEnvironment()
  const { signInPrompt } = useServices()
  const [reason, setReason] = useState<string | null>(null)
  const press = useMemo(() => {
    const courier = createVoteCourier(transport())
    let latest = idea
    return (current: typeof idea, voted: boolean): void => {
      latest = current
      courier.press(current, voted)
    }

    function transport(): VoteTransport {
      const optimistic = (from: Votes, voted: boolean): useVoteForIdeaMutation$rawResponse => ({
        setVote: { errors: [], idea: { ...rawIdea(latest), ...withVote(from, voted) } },
      })
      const variables = (voted: boolean) => ({ ideaId: latest.id, voted, clientMutationId: newMutationId() })
      return {
        show: (from, voted) => applyOptimisticMutation(environment, { mutation, variables: variables(voted), optimisticResponse: optimistic(from, voted) }),
        send(from, voted, done) {
          let counted: Votes | null = null
          commitMutation<useVoteForIdeaMutation>(environment, {
            mutation,
            variables: variables(voted),
            optimisticResponse: optimistic(from, voted),
            // The bare answer: what `onCompleted` gets has the clicks made meanwhile laid over it.
            updater: (_store, data) => void (counted = data?.setVote?.idea ?? null),
            onCompleted({ setVote }, failures) {
              const refusal = setVote?.errors[0]
              if (refusal?.code === 'NOT_SIGNED_IN') signInPrompt.ask('vote')
              setReason(refusal?.message ?? (failures?.length ? failed(failures[0]) : null))
              done(counted)
            },
            onError(error) {
              setReason(failed(error))
              done(null)
            },
          })
        },
      }
    }
    // The courier outlives renders: what it needs of the idea comes with each press.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new courier per render would forget the vote under way
  }, [environment, signInPrompt])

  return {
    vote(voted) {
      setReason(null)
      press(idea, voted)
    },
    reason,
    dismissReason: () => setReason(null),
  }
}

function rawIdea({ id, title, viewerCanVote, statusChangedAt, status }: Omit<VoteButton_idea$data, ' $fragmentType'>) {
  return { id, title, viewerCanVote, statusChangedAt, status: status ?? null }
}

function failed(error: unknown): string {
  return t('vote.failed', { what: explainFailure(error).title })
}
