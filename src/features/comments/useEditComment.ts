import { graphql } from 'react-relay'
import type { useEditCommentMutation } from '#generated/useEditCommentMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun, type Run } from '#relay/acts/useRun.ts'
import { useServices } from '#services/Services.tsx'

const editComment: Act<useEditCommentMutation> = {
  document: graphql`
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
          ...problems_error
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
  `,
  payload: 'editComment',
}

/** Saves a changed comment of an idea. */
export function useEditComment(ideaId: string | null): Run<useEditCommentMutation> {
  const { usage } = useServices()
  const run = useRun(editComment)
  return async (...given) => {
    const outcome = await run(...given)
    if (outcome.kind === 'done' && ideaId !== null) usage.track('comment_edited', { idea: ideaId })
    return outcome
  }
}
