import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useSetPostStateCommentMutation } from '#generated/useSetPostStateCommentMutation.graphql.ts'
import type { useSetPostStateIdeaMutation } from '#generated/useSetPostStateIdeaMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import type { PostFacts, PostState } from './post.ts'

// Lists, counts and searches have it no more, or again: they are asked for anew.
const setIdeaState: Act<useSetPostStateIdeaMutation> = {
  document: graphql`
    mutation useSetPostStateIdeaMutation($id: ID!, $state: IdeaState!, $clientMutationId: String) {
      setIdeaState(ideaId: $id, state: $state, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        idea {
          id
          state
          viewerCanReport
          reports {
            id
          }
        }
      }
    }
  `,
  payload: 'setIdeaState',
  updater: (store) => store.invalidateStore(),
}
const setCommentState: Act<useSetPostStateCommentMutation> = {
  document: graphql`
    mutation useSetPostStateCommentMutation(
      $id: ID!
      $state: CommentState!
      $clientMutationId: String
    ) {
      setCommentState(commentId: $id, state: $state, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        comment {
          id
          state
          viewerCanReport
          reports {
            id
          }
          idea {
            id
            commentCount
          }
        }
      }
    }
  `,
  payload: 'setCommentState',
  updater: (store) => store.invalidateStore(),
}

/**
 * Puts a post into a state, as the team. The caller asks for the counts around it anew, once for
 * many posts.
 */
export function useSetPostState() {
  const [setIdea] = useAct(setIdeaState)
  const [setComment] = useAct(setCommentState)
  return useCallback(
    ({ id, kind }: Pick<PostFacts, 'id' | 'kind'>, state: PostState) =>
      kind === 'idea' ? setIdea({ id, state }) : setComment({ id, state }),
    [setIdea, setComment],
  )
}
