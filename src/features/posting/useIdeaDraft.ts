import { useState } from 'react'
import { createCarriedText } from '#services/drafts/carriedText.ts'
import { createDraftStore } from '#services/drafts/draftStore.ts'
import { useDraft, type OlderText } from '#services/drafts/useDraft.ts'
import { useServices } from '#services/Services.tsx'
import type { AppStorage } from '#services/storage/storage.ts'
import { IDEA_DRAFT, ideaDrafts, newDraft, type IdeaDraft } from './draft.ts'

/** A draft that is kept with every key. */
export interface DraftInHand {
  draft: IdeaDraft
  /**
   * Keeps a change at once. Other words, or another board, are another idea, with an id of its own.
   */
  change(part: Partial<Pick<IdeaDraft, 'title' | 'body' | 'boardId'>>): void
  /** After the server refused: the next attempt is a new one. */
  renew(): void
  /** After the server has it. */
  clear(): void
  /** There was a draft from before, or it is kept now; null while there is nothing to keep. */
  kept: 'kept' | 'pageOnly' | null
  /** Words that newer ones replaced, from another tab as a rule. */
  older: OlderText<IdeaDraft> | null
  /** Another tab has posted what stood here. */
  isPostedElsewhere: boolean
}

/** The person's draft of an idea; `start` is used where none is kept. */
export function useIdeaDraft(start: {
  title: string
  boardId: string
  body?: string
}): DraftInHand {
  const { storage } = useServices()
  // Before it is read: what was said as a comment meanwhile is no draft any more.
  useState(() => dropSaid(storage))
  const [isPostedElsewhere, setPostedElsewhere] = useState(false)
  const { draft, latest, change, posted, kept, older } = useDraft({
    key: IDEA_DRAFT,
    kind: ideaDrafts,
    start: () => newDraft(start),
    onPosted: () => setPostedElsewhere(true),
    renew,
  })
  return {
    draft,
    change(part) {
      setPostedElsewhere(false)
      const [before, next] = [latest(), { ...latest(), ...part }]
      const isSame =
        ideaDrafts.wordsOf(next) === ideaDrafts.wordsOf(before) && next.boardId === before.boardId
      change(isSame ? next : renew(next))
    },
    renew: () => change(renew(latest())),
    clear: posted,
    kept,
    older,
    isPostedElsewhere,
  }
}

function renew(draft: IdeaDraft): IdeaDraft {
  return { ...draft, clientMutationId: newDraft().clientMutationId }
}

function dropSaid(storage: AppStorage): void {
  const store = createDraftStore(storage, IDEA_DRAFT, ideaDrafts)
  const draft = store.read()
  if (draft !== null && createCarriedText(storage).claim(draft)) store.posted()
}
