import { graphql } from 'react-relay'
import type { useSetVoteReasonMutation } from '#generated/useSetVoteReasonMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const setVoteReason: Act<useSetVoteReasonMutation> = {
  document: graphql`
    mutation useSetVoteReasonMutation($ideaId: ID!, $why: String!, $clientMutationId: String) {
      setVoteReason(ideaId: $ideaId, why: $why, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        idea {
          id
          viewerVote {
            id
            why
            # eslint-disable-next-line relay/unused-fields -- AskedForThis reads it of the same vote
            createdAt
          }
        }
      }
    }
  `,
  payload: 'setVoteReason',
  track: (track, _, { ideaId: idea, why }) => track('vote_explained', { idea, length: why.length }),
}

/** Tells the team why the viewer voted. */
export function useSetVoteReason() {
  return useAct(setVoteReason)
}
