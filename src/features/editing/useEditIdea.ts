import { use } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failedSending, type FailedSending } from '#entities/Failure/failedSending.ts'
import type { useEditIdeaMutation } from '#generated/useEditIdeaMutation.graphql.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { useServices } from '#services/Services.tsx'
import type { EditDraft } from './editDraft.ts'
import { readPresentIdea, type PresentIdea } from './presentIdea.ts'

/** How an attempt to save an edit ended. */
export type EditOutcome =
  | { kind: 'saved'; isPending: boolean }
  /** Changed meanwhile. */
  | { kind: 'outdated'; present: PresentIdea }
  | {
      kind: 'refused'
      refusals: readonly { code: string; field: string | null; message: string }[]
    }
  | FailedSending

/** Saves a changed idea; `canTag`: the tags as well. */
export function useEditIdea(
  id: string,
  canTag: boolean,
): [save: (draft: EditDraft, onEnd: (outcome: EditOutcome) => void) => void, isSaving: boolean] {
  const { usage } = useServices()
  const refreshPage = use(PageRefreshContext)
  const refreshFrame = use(FrameRefreshContext)
  const [commit, isSaving] = useMutation<useEditIdeaMutation>(graphql`
    mutation useEditIdeaMutation(
      $id: ID!
      $title: String!
      $body: String!
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
          field
          message
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
  `)
  const save = (
    { title, body, boardId, tagIds, version, clientMutationId }: EditDraft,
    onEnd: (outcome: EditOutcome) => void,
  ): void => {
    commit({
      variables: {
        id,
        title,
        body,
        boardId,
        tagIds: canTag ? tagIds : null,
        version,
        clientMutationId,
      },
      onCompleted({ editIdea }, failures) {
        if (!editIdea) return onEnd(failedSending(failures?.[0]))
        const { errors, idea } = editIdea
        if (idea && errors.some(({ code }) => code === 'OUTDATED'))
          return onEnd({ kind: 'outdated', present: readPresentIdea(idea, canTag) })
        if (errors.length > 0)
          return onEnd({
            kind: 'refused',
            refusals: errors.map(({ code, field, message }) => ({
              code,
              field: field ?? null,
              message,
            })),
          })
        usage.track('idea_edited', { idea: id })
        onEnd({ kind: 'saved', isPending: idea?.state === 'PENDING' })
        // The timeline tells of it, and the boards count it elsewhere.
        refreshPage().catch(() => undefined)
        refreshFrame().catch(() => undefined)
      },
      onError: (error) => onEnd(failedSending(error)),
    })
  }
  return [save, isSaving]
}
