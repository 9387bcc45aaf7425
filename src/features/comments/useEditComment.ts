import { graphql, useMutation } from 'react-relay'
import { failedSending, type FailedSending } from '#entities/Failure/failedSending.ts'
import type { useEditCommentMutation } from '#generated/useEditCommentMutation.graphql.ts'
import { useServices } from '#services/Services.tsx'
import type { CommentDraft } from './draft.ts'

/** How an attempt to save an edit ended. */
export type EditOutcome =
  | { kind: 'saved' }
  /** Changed meanwhile: how it reads now. */
  | { kind: 'outdated'; version: number; body: string }
  | { kind: 'refused'; code: string; isOfText: boolean; message: string }
  | FailedSending

/** Saves a changed comment of an idea. */
export function useEditComment(
  ideaId: string | null,
): [
  save: (id: string, draft: CommentDraft, onEnd: (outcome: EditOutcome) => void) => void,
  isSaving: boolean,
] {
  const { usage } = useServices()
  const [commit, isSaving] = useMutation<useEditCommentMutation>(graphql`
    mutation useEditCommentMutation(
      $id: ID!
      $body: String!
      $version: Int!
      $clientMutationId: String
    ) {
      editComment(
        commentId: $id
        body: $body
        expectedVersion: $version
        clientMutationId: $clientMutationId
      ) {
        errors {
          code
          field
          message
        }
        comment {
          id
          version
          body
          bodyHtml
          editedAt
          state
        }
      }
    }
  `)
  const save = (
    id: string,
    { body, version, clientMutationId }: CommentDraft,
    onEnd: (outcome: EditOutcome) => void,
  ): void => {
    commit({
      variables: { id, body, version: version ?? 0, clientMutationId },
      onCompleted({ editComment }, failures) {
        if (!editComment) return onEnd(failedSending(failures?.[0]))
        const [refusal] = editComment.errors
        const { comment } = editComment
        if (refusal?.code === 'OUTDATED' && comment)
          return onEnd({ kind: 'outdated', version: comment.version, body: comment.body })
        if (refusal)
          return onEnd({
            kind: 'refused',
            code: refusal.code,
            isOfText: refusal.field === 'body',
            message: refusal.message,
          })
        if (ideaId !== null) usage.track('comment_edited', { idea: ideaId })
        onEnd({ kind: 'saved' })
      },
      onError: (error) => onEnd(failedSending(error)),
    })
  }
  return [save, isSaving]
}
