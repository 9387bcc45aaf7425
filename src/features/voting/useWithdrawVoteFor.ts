import { ConnectionHandler, graphql } from 'react-relay'
import type { useWithdrawVoteForMutation } from '#generated/useWithdrawVoteForMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { removeEdges } from '#relay/store/connectionEdges.ts'
import { dataId } from '#relay/store/dataId.ts'

const withdrawVoteFor: Act<useWithdrawVoteForMutation> = {
  document: graphql`
    mutation useWithdrawVoteForMutation($ideaId: ID!, $userId: ID!, $clientMutationId: String) {
      withdrawVoteFor(ideaId: $ideaId, userId: $userId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        idea {
          id
          voteCount
          viewerHasVoted
          ...IdeaVoters_idea
        }
      }
    }
  `,
  payload: 'withdrawVoteFor',
  updater(store, _, { ideaId, userId }) {
    const idea = store.get(dataId('Idea', ideaId))
    const votes = idea && ConnectionHandler.getConnection(idea, 'VoterList_votes')
    const theirs = (votes?.getLinkedRecords('edges') ?? [])
      .map((edge) => edge?.getLinkedRecord('node'))
      .filter((vote) => vote?.getLinkedRecord('voter')?.getValue('id') === userId)
    const keys = theirs.map((vote) => ({ type: 'Vote', id: String(vote?.getValue('id')) }))
    if (votes) removeEdges(store, votes.getDataID(), keys)
  },
}

/** Takes back a vote that the team cast for somebody. */
export function useWithdrawVoteFor() {
  return useAct(withdrawVoteFor)
}
