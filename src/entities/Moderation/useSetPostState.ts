import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { failed, problemsOf, type Answer } from '#entities/Failure/problems.ts'
import type { useSetPostStateCommentMutation } from '#generated/useSetPostStateCommentMutation.graphql.ts'
import type { useSetPostStateIdeaMutation } from '#generated/useSetPostStateIdeaMutation.graphql.ts'
import { t } from '#lib/messages/en/moderation.ts'
import { newMutationId } from '#services/newMutationId.ts'
import type { PostFacts, PostState } from './post.ts'

const ideaMutation = graphql`
  mutation useSetPostStateIdeaMutation($id: ID!, $state: IdeaState!, $clientMutationId: String) {
    setIdeaState(ideaId: $id, state: $state, clientMutationId: $clientMutationId) {
      errors {
        message
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
`
const commentMutation = graphql`
  mutation useSetPostStateCommentMutation(
    $id: ID!
    $state: CommentState!
    $clientMutationId: String
  ) {
    setCommentState(commentId: $id, state: $state, clientMutationId: $clientMutationId) {
      errors {
        message
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
`

/** Puts a post into a state, as the team. Resolves with null, or with why nothing was changed. The counts around are asked for by who calls it, once for many. */
export function useSetPostState(): (
  post: Pick<PostFacts, 'id' | 'kind'>,
  state: PostState,
) => Promise<string | null> {
  const environment = useRelayEnvironment()
  return useCallback(
    ({ id, kind }, state) =>
      new Promise((resolve) => {
        const variables = { id, state, clientMutationId: newMutationId() }
        const say = (what: string): string => t('act.failed', { what })
        const onError = (error: unknown): void => resolve(failed(error, say).message)
        const end = (...answer: Answer): void =>
          resolve(problemsOf(...answer, say)[0]?.message ?? null)
        // Lists, counts and searches have it no more, or again: they are asked for anew.
        if (kind === 'idea') {
          commitMutation<useSetPostStateIdeaMutation>(environment, {
            mutation: ideaMutation,
            variables,
            updater: (store, data) =>
              data?.setIdeaState?.errors.length === 0 && store.invalidateStore(),
            onCompleted: ({ setIdeaState }, failures) => end(setIdeaState, failures),
            onError,
          })
        } else {
          commitMutation<useSetPostStateCommentMutation>(environment, {
            mutation: commentMutation,
            variables,
            updater: (store, data) =>
              data?.setCommentState?.errors.length === 0 && store.invalidateStore(),
            onCompleted: ({ setCommentState }, failures) => end(setCommentState, failures),
            onError,
          })
        }
      }),
    [environment],
  )
}
