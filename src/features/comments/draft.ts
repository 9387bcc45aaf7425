import type { DraftKind } from '#services/drafts/draftStore.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** A comment that is not with the server yet. Its id goes with every attempt to send the same text, so that none is posted twice. */
export interface CommentDraft {
  readonly body: string
  readonly internal: boolean
  readonly clientMutationId: string
  /** The version that an edit began with, and its text. */
  readonly version: number | null
  readonly base: string | null
}

/** An empty draft with an id of its own. */
export function newCommentDraft(given: Partial<CommentDraft> = {}): CommentDraft {
  return {
    body: '',
    internal: false,
    clientMutationId: newMutationId(),
    version: null,
    base: null,
    ...given,
  }
}

/**
 * Gives the storage key of a draft by its place: the idea's id, a comment's id for a reply to it,
 * `edit.` and its id for a change of it.
 */
export function commentDraftKey(place: string): string {
  return `earshot.draft.comment.${place}`
}

export const commentDrafts: DraftKind<CommentDraft> = {
  parse({ body, internal, clientMutationId, version, base }) {
    if (typeof body !== 'string' || typeof clientMutationId !== 'string') return null
    return {
      body,
      internal: internal === true,
      clientMutationId,
      version: typeof version === 'number' ? version : null,
      base: typeof base === 'string' ? base : null,
    }
  },
  wordsOf: ({ body }) => body,
}
