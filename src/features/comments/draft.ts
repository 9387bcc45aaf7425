import { newMutationId } from '#services/newMutationId.ts'
import type { AppStorage } from '#services/storage/storage.ts'

/** A comment that is not with the server yet. Its id goes with every attempt to send the same text, so that none is posted twice. */
export interface CommentDraft {
  readonly body: string
  readonly internal: boolean
  readonly clientMutationId: string
  /** Of an edit: the version that it began with. */
  readonly version: number | null
}

/** One draft between visits: of an idea, of a reply or of an edit. */
export interface CommentDraftStore {
  read(): CommentDraft | null
  /** False when only this page will remember it. One without text is forgotten. */
  write(draft: CommentDraft): boolean
  clear(): void
}

/** An empty draft with an id of its own. */
export function newCommentDraft(given: Partial<CommentDraft> = {}): CommentDraft {
  return { body: '', internal: false, clientMutationId: newMutationId(), version: null, ...given }
}

/** Keeps the draft of one place: the idea's id, a comment's id for the reply to it, `edit.` and its id for a change of it. */
export function createCommentDraftStore(storage: AppStorage, place: string): CommentDraftStore {
  const key = `earshot.draft.comment.${place}`
  const clear = (): void => storage.remove(key)
  return {
    read: () => parse(storage.read(key)),
    write(draft) {
      if (draft.body !== '') return storage.write(key, JSON.stringify(draft))
      clear()
      return true
    },
    clear,
  }
}

function parse(text: string | null): CommentDraft | null {
  if (text === null) return null
  try {
    const { body, internal, clientMutationId, version } = JSON.parse(text) as Record<string, unknown>
    if (typeof body !== 'string' || typeof clientMutationId !== 'string') return null
    return { body, internal: internal === true, clientMutationId, version: typeof version === 'number' ? version : null }
  } catch {
    return null
  }
}
