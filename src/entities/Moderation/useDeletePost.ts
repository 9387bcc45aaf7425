import { use, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type Answer } from '#entities/Failure/problems.ts'
import type { useDeletePostCommentMutation } from '#generated/useDeletePostCommentMutation.graphql.ts'
import type { useDeletePostIdeaMutation } from '#generated/useDeletePostIdeaMutation.graphql.ts'
import { t } from '#lib/messages/en/moderation.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { newMutationId } from '#services/newMutationId.ts'
import type { PostFacts } from './post.ts'

interface Deletion {
  remove(): void
  isSending: boolean
  failure: string | null
}

/** Deletes the viewer's own idea or comment. */
export function useDeletePost(
  { id, kind }: Pick<PostFacts, 'id' | 'kind'>,
  onDone: () => void,
): Deletion {
  const refreshFrame = use(FrameRefreshContext)
  const [failure, setFailure] = useState<string | null>(null)
  const [commitIdea, isDeletingIdea] = useMutation<useDeletePostIdeaMutation>(graphql`
    mutation useDeletePostIdeaMutation($id: ID!, $clientMutationId: String) {
      deleteIdea(ideaId: $id, clientMutationId: $clientMutationId) {
        errors {
          message
        }
      }
    }
  `)
  const [commitComment, isDeletingComment] = useMutation<useDeletePostCommentMutation>(graphql`
    mutation useDeletePostCommentMutation($id: ID!, $clientMutationId: String) {
      deleteComment(commentId: $id, clientMutationId: $clientMutationId) {
        errors {
          message
        }
        comment {
          id
          state
          bodyHtml
        }
      }
    }
  `)
  const isSending = isDeletingIdea || isDeletingComment
  const say = (what: string): string => t('act.failed', { what })
  const onError = (error: unknown): void => setFailure(failed(error, say).message)
  const end = (...answer: Answer): void => {
    const [refusal] = problemsOf(...answer, say)
    setFailure(refusal?.message ?? null)
    if (refusal) return
    onDone()
    refreshFrame().catch(() => undefined)
  }
  return {
    isSending,
    failure,
    remove() {
      if (isSending) return
      const variables = { id, clientMutationId: newMutationId() }
      if (kind === 'idea') {
        commitIdea({
          variables,
          updater: (store, data) =>
            data?.deleteIdea?.errors.length === 0 && store.invalidateStore(),
          onCompleted: ({ deleteIdea }, failures) => end(deleteIdea, failures),
          onError,
        })
      } else {
        commitComment({
          variables,
          updater(store, data) {
            if (data?.deleteComment?.errors.length !== 0) return
            // Where nothing hangs on it, it is gone; its record says so to the list that still has it.
            store.get(`Comment#${id}`)?.setValue('DELETED', 'state')
            store.invalidateStore()
          },
          onCompleted: ({ deleteComment }, failures) => end(deleteComment, failures),
          onError,
        })
      }
    },
  }
}
