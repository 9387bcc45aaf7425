import { isSame } from '#lib/mergeEdits.ts'
import type { DraftKind } from '#services/drafts/draftStore.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { newsKinds, type NewsKind } from '#ui/NewsLabel.tsx'

/** The texts of an entry, and the ideas that it closes. */
export interface EntryText {
  readonly title: string
  readonly body: string
  readonly labels: readonly NewsKind[]
  readonly ideaIds: readonly string[]
}

/** An entry, or a change of one, that is not with the server yet. */
export interface EntryDraft extends EntryText {
  /** The text that it began with, and its version; 0 for a new entry. */
  readonly base: EntryText
  readonly version: number
  /** Titles of ideas that were linked here, by id. */
  readonly titles: Readonly<Record<string, string>>
  readonly clientMutationId: string
}

export const emptyEntry: EntryText = { title: '', body: '', labels: [], ideaIds: [] }

/** Gives the storage key of the draft of an entry; `new` for one that is not there yet. */
export function entryDraftKey(entryId: string): string {
  return `earshot.draft.entry.${entryId}`
}

/** A draft that begins with what an entry says, or with nothing. */
export function beginDraft(
  present: { readonly text: EntryText; readonly version: number } | null,
): EntryDraft {
  const base = present?.text ?? emptyEntry
  const version = present?.version ?? 0
  return { ...base, base, version, titles: {}, clientMutationId: newMutationId() }
}

/** Another text is another call, with an id of its own. */
export function renewDraft(draft: EntryDraft): EntryDraft {
  return { ...draft, clientMutationId: newMutationId() }
}

/** Whether two say the same, and close the same ideas in the same order. */
export function isSameEntry(one: EntryText, other: EntryText): boolean {
  return (
    (['title', 'body', 'labels'] as const).every((field) => isSame(one[field], other[field])) &&
    one.ideaIds.join() === other.ideaIds.join()
  )
}

/** The text of a draft alone. */
export function entryTextOf({ title, body, labels, ideaIds }: EntryText): EntryText {
  return { title, body, labels, ideaIds }
}

export const entryDrafts: DraftKind<EntryDraft> = {
  parse({ base, version, titles, clientMutationId, ...rest }) {
    const [text, began] = [parseText(rest), isRecord(base) ? parseText(base) : null]
    if (!text || !began || typeof version !== 'number' || typeof clientMutationId !== 'string')
      return null
    const known = isRecord(titles)
      ? Object.entries(titles).filter((one): one is [string, string] => typeof one[1] === 'string')
      : []
    return { ...text, base: began, version, titles: Object.fromEntries(known), clientMutationId }
  },
  wordsOf: ({ title, body }) => (title === '' && body === '' ? '' : `${title}\n${body}`),
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parseText({
  title,
  body,
  labels,
  ideaIds,
}: Readonly<Record<string, unknown>>): EntryText | null {
  if (typeof title !== 'string' || typeof body !== 'string') return null
  if (!Array.isArray(labels) || !Array.isArray(ideaIds)) return null
  return {
    title,
    body,
    labels: newsKinds.filter((kind) => labels.includes(kind)),
    ideaIds: ideaIds.filter((id) => typeof id === 'string'),
  }
}
