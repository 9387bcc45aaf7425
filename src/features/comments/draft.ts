import type { DraftKind } from '#services/drafts/draftStore.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** A comment that is not with the server yet. Its id goes with every attempt to send the same text, so that none is posted twice. */
export interface CommentDraft {
  readonly body: string
  readonly internal: boolean
  readonly clientMutationId: string
  /** Of an edit: the version that it began with, and what that said. */
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

/** Where the draft of one place is kept: the idea's id, a comment's id for the reply to it, `edit.` and its id for a change of it. */
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
