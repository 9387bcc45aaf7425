import { newMutationId } from '#services/newMutationId.ts'
import type { AppStorage } from '#services/storage/storage.ts'

const KEY = 'earshot.draft.idea'

/** An idea that is not posted yet. Its id goes with every attempt, so that none is posted twice. */
export interface IdeaDraft {
  readonly title: string
  readonly body: string
  readonly boardId: string
  readonly clientMutationId: string
}

/** Drafts between visits; of two tabs the one that wrote last wins. */
export interface DraftStore {
  read(): IdeaDraft | null
  /** False when only this page will remember it. */
  write(draft: IdeaDraft): boolean
  clear(): void
  /** Called with what another tab wrote. */
  watch(onChange: (draft: IdeaDraft) => void): () => void
}

/** An empty draft with an id of its own. */
export function newDraft(text: Partial<IdeaDraft> = {}): IdeaDraft {
  return { title: '', body: '', boardId: '', clientMutationId: newMutationId(), ...text }
}

/** Keeps the draft of an idea in storage. */
export function createDraftStore(storage: AppStorage): DraftStore {
  return {
    read: () => parse(storage.read(KEY)),
    write: (draft) => storage.write(KEY, JSON.stringify(draft)),
    clear: () => storage.remove(KEY),
    watch: (onChange) =>
      storage.watch(KEY, (text) => {
        const draft = parse(text)
        if (draft) onChange(draft)
      }),
  }
}

function parse(text: string | null): IdeaDraft | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isDraft(value) ? value : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is IdeaDraft {
  if (typeof value !== 'object' || value === null) return false
  const names: (keyof IdeaDraft)[] = ['title', 'body', 'boardId', 'clientMutationId']
  return names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
}
