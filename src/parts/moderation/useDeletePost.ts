import { graphql } from 'react-relay'
import type { useDeletePostCommentMutation } from '#generated/useDeletePostCommentMutation.graphql.ts'
import type { useDeletePostIdeaMutation } from '#generated/useDeletePostIdeaMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { dataId } from '#relay/store/dataId.ts'

const deleteIdea: Act<useDeletePostIdeaMutation> = {
  document: graphql`
    mutation useDeletePostIdeaMutation($id: ID!, $clientMutationId: String) {
      deleteIdea(ideaId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
      }
    }
  `,
  payload: 'deleteIdea',
  updater: (store) => store.invalidateStore(),
}
const deleteComment: Act<useDeletePostCommentMutation> = {
  document: graphql`
    mutation useDeletePostCommentMutation($id: ID!, $clientMutationId: String) {
      deleteComment(commentId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        comment {
          id
          state
          bodyHtml
        }
      }
    }
  `,
  payload: 'deleteComment',
  updater(store, _, { id }) {
    // A comment without replies is gone; its record says so to the list that still has it.
    store.get(dataId('Comment', id))?.setValue('DELETED', 'state')
    store.invalidateStore()
  },
}

/** Deletes the viewer's own idea. */
export function useDeleteIdea() {
  return useAct(deleteIdea)
}

/** Deletes the viewer's own comment. */
export function useDeleteComment() {
  return useAct(deleteComment)
}
