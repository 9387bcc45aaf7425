import { graphql, useMutation } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { failed, problemsOf } from '#entities/Failure/problems.ts'
import type { useWithdrawVoteForMutation } from '#generated/useWithdrawVoteForMutation.graphql.ts'
import { t } from '#lib/messages/en/voting.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

/** Takes back a vote that the team cast for somebody; why not, in a message. */
export function useWithdrawVoteFor({
  ideaId,
  voteId,
  personId,
}: {
  ideaId: string
  voteId: string
  personId: string
}): { withdraw(): void; isSending: boolean } {
  const { toasts } = useServices()
  const [commit, isSending] = useMutation<useWithdrawVoteForMutation>(graphql`
    mutation useWithdrawVoteForMutation($ideaId: ID!, $personId: ID!, $clientMutationId: String) {
      withdrawVoteFor(ideaId: $ideaId, personId: $personId, clientMutationId: $clientMutationId) {
        errors {
          message
        }
        idea {
          id
          voteCount
          viewerHasVoted
          ...IdeaVoters_idea
        }
      }
    }
  `)
  const say = (what: string): string => t('follow.failed', { what })
  return {
    isSending,
    withdraw() {
      if (isSending) return
      commit({
        variables: { ideaId, personId, clientMutationId: newMutationId() },
        updater(store, data) {
          if (data?.withdrawVoteFor?.errors.length !== 0) return
          const idea = store.get(`Idea#${ideaId}`)
          const votes = idea && ConnectionHandler.getConnection(idea, 'VoterList_votes')
          if (votes) ConnectionHandler.deleteNode(votes, `Vote#${voteId}`)
        },
        onCompleted({ withdrawVoteFor }, failures) {
          const [problem] = problemsOf(withdrawVoteFor, failures, say)
          if (problem) toasts.add({ text: problem.message })
        },
        onError: (error) => void toasts.add({ text: failed(error, say).message }),
      })
    },
  }
}
