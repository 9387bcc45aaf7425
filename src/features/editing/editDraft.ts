import type { DraftKind } from '#services/drafts/draftStore.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** The parts of an idea that are edited. */
export interface IdeaText {
  readonly title: string
  readonly body: string
  readonly boardId: string
  /** Empty to who may not tag. */
  readonly tagIds: readonly string[]
}

/** An edit that is not with the server yet. */
export interface EditDraft extends IdeaText {
  /** The text that it began with, and its version. */
  readonly base: IdeaText
  readonly version: number
  readonly clientMutationId: string
}

/** Gives the storage key of the draft of an edit. */
export function editDraftKey(ideaId: string): string {
  return `earshot.draft.edit.${ideaId}`
}

/** An edit that begins with what an idea says. */
export function newEditDraft(base: IdeaText, version: number): EditDraft {
  return { ...base, base, version, clientMutationId: newMutationId() }
}

/** The text of an edit alone. */
export function textOf({ title, body, boardId, tagIds }: IdeaText): IdeaText {
  return { title, body, boardId, tagIds }
}

export const editDrafts: DraftKind<EditDraft> = {
  parse({ base, version, clientMutationId, ...rest }) {
    const [text, began] = [
      parseText(rest),
      typeof base === 'object' && base !== null ? parseText(base as Record<string, unknown>) : null,
    ]
    return text && began && typeof version === 'number' && typeof clientMutationId === 'string'
      ? { ...text, base: began, version, clientMutationId }
      : null
  },
  wordsOf: ({ title, body }) => `${title}\n${body}`,
}

function parseText({
  title,
  body,
  boardId,
  tagIds,
}: Readonly<Record<string, unknown>>): IdeaText | null {
  if (
    typeof title !== 'string' ||
    typeof body !== 'string' ||
    typeof boardId !== 'string' ||
    !Array.isArray(tagIds)
  )
    return null
  return { title, body, boardId, tagIds: tagIds.filter((id) => typeof id === 'string') }
}
