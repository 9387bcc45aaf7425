import { graphql } from 'react-relay'
import type { useVoteForIdeaMutation } from '#generated/useVoteForIdeaMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { performAct, type ActingParts } from '#relay/acts/performAct.ts'
import { dataId } from '#relay/store/dataId.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { withVote } from './withVote.ts'

const act: Act<useVoteForIdeaMutation> = {
  document: graphql`
    mutation useVoteForIdeaMutation(
      $ideaId: ID!
      $voted: Boolean!
      $guestKey: String
      $clientMutationId: String
    ) {
      setVote(
        ideaId: $ideaId
        voted: $voted
        guestKey: $guestKey
        clientMutationId: $clientMutationId
      ) {
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
  `,
  payload: 'setVote',
  // Whether a vote follows, only the server knows.
  optimisticUpdater(store, { ideaId, voted }) {
    const idea = store.get(dataId('Idea', ideaId))
    const after = withVote(
      {
        viewerHasVoted: idea?.getValue('viewerHasVoted') === true,
        voteCount: Number(idea?.getValue('voteCount') ?? 0),
      },
      voted,
    )
    idea?.setValue(after.viewerHasVoted, 'viewerHasVoted').setValue(after.voteCount, 'voteCount')
  },
  track: (track, payload, { ideaId: idea, voted }) =>
    payload.idea && track('idea_voted', { idea, voted }),
  serial: ({ ideaId }) => ideaId,
  isSettledBy: ({ idea }, { voted }) => idea?.viewerHasVoted === voted,
}

export { problemOf } from '#parts/failure/problems.ts'

type Vote = Omit<useVoteForIdeaMutation['variables'], 'clientMutationId'>

/** Sets the viewer's vote on an idea. Ends in how that ended; never rejects. */
export function voteForIdea(parts: ActingParts, vote: Vote) {
  return performAct(parts, act, { ...vote, clientMutationId: newMutationId() })
}
