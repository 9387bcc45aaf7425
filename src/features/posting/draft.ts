import type { DraftKind } from '#services/drafts/draftStore.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** The storage key of the draft of an idea. */
export const IDEA_DRAFT = 'earshot.draft.idea'

/** An idea that is not posted yet. Its id goes with every attempt to post the same text, so that none is posted twice. */
export interface IdeaDraft {
  readonly title: string
  readonly body: string
  readonly boardId: string
  readonly clientMutationId: string
}

/** An empty draft with an id of its own. */
export function newDraft(text: Partial<IdeaDraft> = {}): IdeaDraft {
  return { title: '', body: '', boardId: '', clientMutationId: newMutationId(), ...text }
}

export const ideaDrafts: DraftKind<IdeaDraft> = {
  parse({ title, body, boardId, clientMutationId }) {
    if (
      typeof title !== 'string' ||
      typeof body !== 'string' ||
      typeof boardId !== 'string' ||
      typeof clientMutationId !== 'string'
    )
      return null
    return { title, body, boardId, clientMutationId }
  },
  wordsOf: ({ title, body }) => (title === '' && body === '' ? '' : `${title}\n${body}`),
}
