import { graphql } from 'react-relay'
import type { useCastVoteForMutation } from '#generated/useCastVoteForMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const castVoteFor: Act<useCastVoteForMutation> = {
  document: graphql`
    mutation useCastVoteForMutation(
      $ideaId: ID!
      $voter: VoterInput!
      $evidenceUrl: String
      $why: String
      $clientMutationId: String
    ) {
      castVoteFor(
        ideaId: $ideaId
        voter: $voter
        evidenceUrl: $evidenceUrl
        why: $why
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        vote {
          id
          voter {
            name
          }
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
  payload: 'castVoteFor',
  track: (track, _, { ideaId: idea, evidenceUrl }) =>
    track('vote_cast_for', { idea, withEvidence: Boolean(evidenceUrl) }),
}

/** Votes for somebody else, as the team. */
export function useCastVoteFor() {
  return useAct(castVoteFor)
}
