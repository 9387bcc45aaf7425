import { use } from 'react'
import { graphql } from 'react-relay'
import type { usePostIdeaMutation } from '#generated/usePostIdeaMutation.graphql.ts'
import { renewGuard } from '#parts/formGuard/renewGuard.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun, type Run } from '#relay/acts/useRun.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'

const postIdea: Act<usePostIdeaMutation> = {
  document: graphql`
    mutation usePostIdeaMutation(
      $title: String!
      $body: String!
      $boardId: ID!
      $guard: FormGuardInput
      $clientMutationId: String
    ) {
      postIdea(
        title: $title
        body: $body
        boardId: $boardId
        guard: $guard
        clientMutationId: $clientMutationId
      ) {
        errors {
          code
          ...problems_error
        }
        idea {
          id
          number
          slug
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the new idea's page opens next and paints at once
          ...IdeaHeader_idea
        }
      }
    }
  `,
  payload: 'postIdea',
  renew: renewGuard,
  // Only the server knows the place of the new idea in each list, so lists are asked for again.
  updater: (store) => store.invalidateStore(),
  track: (track, { idea }, { title, body }) =>
    idea &&
    track('idea_posted', { idea: idea.id, titleLength: title.length, bodyLength: body.length }),
}

/** Posts an idea. */
export function usePostIdea(): Run<usePostIdeaMutation> {
  const refreshFrame = use(FrameRefreshContext)
  const run = useRun(postIdea)
  return async (...given) => {
    const outcome = await run(...given)
    if (outcome.kind === 'done') refreshFrame().catch(() => undefined)
    return outcome
  }
}
