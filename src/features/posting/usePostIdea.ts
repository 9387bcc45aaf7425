import { use, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failedSending, type FailedSending } from '#entities/Failure/failedSending.ts'
import type { FormGuard } from '#entities/FormGuard/useFormGuard.ts'
import type { usePostIdeaMutation } from '#generated/usePostIdeaMutation.graphql.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { useServices } from '#services/Services.tsx'
import type { IdeaDraft } from './draft.ts'

/** One thing the server said no to; `field` where one is to blame. */
export interface Refusal {
  readonly code: string
  readonly field: string | null
  readonly message: string
}

/** How an attempt to post ended. */
export type PostOutcome =
  | { kind: 'posted'; number: number; slug: string }
  | { kind: 'refused'; refusals: readonly Refusal[] }
  | FailedSending

/** Posts a draft, once its form has been open for as long as a person needs. */
export function usePostIdea(): [
  post: (
    draft: IdeaDraft,
    ready: () => ReturnType<FormGuard['ready']>,
    onEnd: (outcome: PostOutcome) => void,
  ) => void,
  isPosting: boolean,
] {
  const { usage } = useServices()
  const refreshFrame = use(FrameRefreshContext)
  const [isWaiting, setWaiting] = useState(false)
  const [commit, isPosting] = useMutation<usePostIdeaMutation>(graphql`
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
          field
          message
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
  `)
  const post = async (
    draft: IdeaDraft,
    ready: () => ReturnType<FormGuard['ready']>,
    onEnd: (outcome: PostOutcome) => void,
  ): Promise<void> => {
    setWaiting(true)
    const seen = await ready()
    setWaiting(false)
    commit({
      variables: { ...draft, guard: seen },
      // Where the new idea belongs in each list, the server knows: lists are asked for again.
      updater: (store, data) => data?.postIdea?.idea && store.invalidateStore(),
      onCompleted({ postIdea }, failures) {
        if (postIdea?.idea) {
          usage.track('idea_posted', {
            idea: postIdea.idea.id,
            titleLength: draft.title.length,
            bodyLength: draft.body.length,
          })
          refreshFrame().catch(() => undefined)
          return onEnd({ kind: 'posted', number: postIdea.idea.number, slug: postIdea.idea.slug })
        }
        const refusals = postIdea?.errors ?? []
        if (refusals.length > 0)
          return onEnd({
            kind: 'refused',
            refusals: refusals.map((it) => ({ ...it, field: it.field ?? null })),
          })
        onEnd(failedSending(failures?.[0]))
      },
      onError: (error) => onEnd(failedSending(error)),
    })
  }
  return [(...given) => void post(...given), isWaiting || isPosting]
}
