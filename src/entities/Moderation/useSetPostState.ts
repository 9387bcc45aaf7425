import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { useSetPostStateCommentMutation } from '#generated/useSetPostStateCommentMutation.graphql.ts'
import type { useSetPostStateIdeaMutation } from '#generated/useSetPostStateIdeaMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
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
  mutation useSetPostStateCommentMutation($id: ID!, $state: CommentState!, $clientMutationId: String) {
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

/** Puts a post into a state, as the team. Resolves with null, or with why nothing was changed. */
export function useSetPostState(): (post: Pick<PostFacts, 'id' | 'kind'>, state: PostState) => Promise<string | null> {
  const environment = useRelayEnvironment()
  return useCallback(
    ({ id, kind }, state) =>
      new Promise((resolve) => {
        const variables = { id, state, clientMutationId: newMutationId() }
        const onError = (error: unknown): void => resolve(t('act.failed', { what: explainFailure(error).title }))
        const end = (payload: { readonly errors: readonly { readonly message: string }[] } | null | undefined, failures: readonly unknown[] | null | undefined): void =>
          payload ? resolve(payload.errors[0]?.message ?? null) : onError(failures?.[0])
        // Lists, counts and searches have it no more, or again: they are asked for anew.
        if (kind === 'idea') {
          commitMutation<useSetPostStateIdeaMutation>(environment, {
            mutation: ideaMutation,
            variables,
            updater: (store, data) => data?.setIdeaState?.errors.length === 0 && store.invalidateStore(),
            onCompleted: ({ setIdeaState }, failures) => end(setIdeaState, failures),
            onError,
          })
        } else {
          commitMutation<useSetPostStateCommentMutation>(environment, {
            mutation: commentMutation,
            variables,
            updater: (store, data) => data?.setCommentState?.errors.length === 0 && store.invalidateStore(),
            onCompleted: ({ setCommentState }, failures) => end(setCommentState, failures),
            onError,
          })
        }
      }),
    [environment],
  )
}
