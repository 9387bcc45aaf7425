import { graphql } from 'react-relay'
import type { useMergeIdeaMutation } from '#generated/useMergeIdeaMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'

const mergeIdea: Act<useMergeIdeaMutation> = {
  document: graphql`
    mutation useMergeIdeaMutation($ideaId: ID!, $intoId: ID!, $clientMutationId: String) {
      mergeIdea(ideaId: $ideaId, intoId: $intoId, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        into {
          id
          number
          slug
          voteCount
          importedVoteCount
        }
        idea {
          id
          viewerCanMerge
          mergedInto {
            id
            number
            slug
          }
        }
      }
    }
  `,
  payload: 'mergeIdea',
  // Lists, counts and the other idea's discussion are others now.
  updater: (store) => store.invalidateStore(),
  track: (track, { into }, { ideaId: idea }) =>
    into && track('idea_merged', { idea, into: into.id, merged: true }),
}

/** Merges an idea into another one; its page then leads there by itself. */
export function useMergeIdea() {
  return useAct(mergeIdea)
}
