import { use } from 'react'
import { graphql } from 'react-relay'
import type { useEditIdeaMutation } from '#generated/useEditIdeaMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun, type Run } from '#relay/acts/useRun.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'

const editIdea: Act<useEditIdeaMutation> = {
  document: graphql`
    mutation useEditIdeaMutation(
      $id: ID!
      $title: String!
      $body: String
      $boardId: ID!
      $tagIds: [ID!]
      $version: Int!
      $clientMutationId: String
    ) {
      editIdea(
        ideaId: $id
        title: $title
        body: $body
        boardId: $boardId
        tagIds: $tagIds
        expectedVersion: $version
        clientMutationId: $clientMutationId
      ) {
        errors {
          code
          ...problems_error
        }
        idea {
          id
          state
          slug
          excerpt
          bodyHtml
          editedAt
          ...presentIdea_idea
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the head of the page has the new title, board and tags at once
          ...IdeaHeader_idea
        }
      }
    }
  `,
  payload: 'editIdea',
  track: (track, _, { id: idea }) => track('idea_edited', { idea }),
}

/** Saves a changed idea. */
export function useEditIdea(): Run<useEditIdeaMutation> {
  const refreshPage = use(PageRefreshContext)
  const refreshFrame = use(FrameRefreshContext)
  const run = useRun(editIdea)
  return async (...given) => {
    const outcome = await run(...given)
    if (outcome.kind === 'done') {
      // The timeline tells of it, and the boards count it elsewhere.
      refreshPage().catch(() => undefined)
      refreshFrame().catch(() => undefined)
    }
    return outcome
  }
}
