import { ConnectionHandler, graphql } from 'react-relay'
import type { useWithdrawVoteForMutation } from '#generated/useWithdrawVoteForMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { dataId } from '#relay/store/dataId.ts'

const withdrawVoteFor: Act<useWithdrawVoteForMutation> = {
  document: graphql`
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
  `,
  payload: 'withdrawVoteFor',
  updater(store, _, { ideaId, personId }) {
    const idea = store.get(dataId('Idea', ideaId))
    const votes = idea && ConnectionHandler.getConnection(idea, 'VoterList_votes')
    for (const edge of votes?.getLinkedRecords('edges') ?? []) {
      const vote = edge?.getLinkedRecord('node')
      const isTheirs = vote?.getLinkedRecord('voter')?.getValue('id') === personId
      if (votes && vote && isTheirs) ConnectionHandler.deleteNode(votes, vote.getDataID())
    }
  },
}

/** Takes back a vote that the team cast for somebody. */
export function useWithdrawVoteFor() {
  return useAct(withdrawVoteFor)
}
