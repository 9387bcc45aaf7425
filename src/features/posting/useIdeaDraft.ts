import { useEffect, useMemo, useState } from 'react'
import { useServices } from '#services/Services.tsx'
import { createDraftStore, newDraft } from './draft.ts'
import type { IdeaDraft } from './draft.ts'

/** A draft that is kept with every key. */
export interface DraftInHand {
  draft: IdeaDraft
  /** What is typed; kept at once. */
  change(part: Partial<Pick<IdeaDraft, 'title' | 'body' | 'boardId'>>): void
  /** After the server refused: the next attempt is a new one. */
  renew(): void
  /** After the server has it. */
  clear(): void
  /** There was a draft from before, or it is kept now; null while there is nothing to keep. */
  kept: 'kept' | 'pageOnly' | null
}

/** The person's draft of an idea; `start` is used where none is kept. */
export function useIdeaDraft(start: { title: string; boardId: string }): DraftInHand {
  const { storage } = useServices()
  const store = useMemo(() => createDraftStore(storage), [storage])
  const [draft, setDraft] = useState(() => store.read() ?? newDraft(start))
  const [kept, setKept] = useState<DraftInHand['kept']>(() => (store.read() === null ? null : 'kept'))
  useEffect(() => store.watch(setDraft), [store])

  const keep = (next: IdeaDraft): void => {
    setDraft(next)
    setKept(store.write(next) ? 'kept' : 'pageOnly')
  }
  return {
    draft,
    change: (part) => keep({ ...draft, ...part }),
    renew: () => keep({ ...draft, clientMutationId: newDraft().clientMutationId }),
    clear: () => store.clear(),
    kept,
  }
}
