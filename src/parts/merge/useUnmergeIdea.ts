import { graphql } from 'react-relay'
import type { useUnmergeIdeaMutation } from '#generated/useUnmergeIdeaMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const unmergeIdea: Act<useUnmergeIdeaMutation> = {
  document: graphql`
    mutation useUnmergeIdeaMutation($ideaId: ID!, $clientMutationId: String) {
      unmergeIdea(ideaId: $ideaId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        idea {
          id
          mergedInto {
            id
          }
          viewerCanUnmerge
        }
        into {
          id
          commentCount
          ...VoteButton_idea
          ...ImportedVotes_idea
          ...IdeaVoters_idea
          ...CommentList_idea
          ...IdeaMerges_idea
        }
      }
    }
  `,
  payload: 'unmergeIdea',
  updater: (store) => store.invalidateStore(),
  track: (track, { into }, { ideaId: idea }) =>
    into && track('idea_merged', { idea, into: into.id, merged: false }),
}

/** Takes a merge back; the page of the idea that it was merged into shows at once what is left. */
export function useUnmergeIdea() {
  return useAct(unmergeIdea)
}
