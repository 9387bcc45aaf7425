import { useMemo, useRef, useState } from 'react'
import { useServices } from '#services/Services.tsx'
import { createCommentDraftStore, newCommentDraft } from './draft.ts'
import type { CommentDraft } from './draft.ts'

/** A draft that is kept with every key. */
export interface CommentDraftInHand {
  draft: CommentDraft
  /** What is typed; kept at once. Another text is another comment, with an id of its own. */
  change(part: Partial<Pick<CommentDraft, 'body' | 'internal' | 'version'>>): void
  /** Empties the field while its text is on its way; it stays kept until something else is typed or `arrived`. */
  send(): CommentDraft
  /** The server has it. */
  arrived(): void
  /** The server has not taken it, before what was typed meanwhile. `renew`: the next attempt is a new one. */
  giveBack(sent: CommentDraft, renew: boolean): void
  kept: 'kept' | 'pageOnly' | null
}

/** The person's draft at one place; `start` is used where none is kept. */
export function useCommentDraft(place: string, start: Partial<CommentDraft> = {}): CommentDraftInHand {
  const { storage } = useServices()
  const store = useMemo(() => createCommentDraftStore(storage, place), [storage, place])
  const [draft, setDraft] = useState(() => store.read() ?? newCommentDraft(start))
  const [kept, setKept] = useState<CommentDraftInHand['kept']>(() => (store.read() === null ? null : 'kept'))
  // What answers see that arrive later.
  const latest = useRef(draft)
  const show = (next: CommentDraft): void => {
    latest.current = next
    setDraft(next)
  }
  const keep = (next: CommentDraft): void => {
    show(next)
    const isKept = store.write(next)
    setKept(next.body === '' ? null : isKept ? 'kept' : 'pageOnly')
  }
  return {
    draft,
    change(part) {
      const isOther = part.body !== undefined && part.body !== latest.current.body
      keep({ ...latest.current, ...part, ...(isOther && { clientMutationId: newCommentDraft().clientMutationId }) })
    },
    send() {
      const sent = latest.current
      show(newCommentDraft({ internal: sent.internal }))
      return sent
    },
    arrived() {
      if (latest.current.body !== '') return
      store.clear()
      setKept(null)
    },
    giveBack(sent, renew) {
      const meanwhile = latest.current.body
      const body = meanwhile === '' ? sent.body : `${sent.body}\n\n${meanwhile}`
      keep({ ...sent, body, ...((renew || meanwhile !== '') && { clientMutationId: newCommentDraft().clientMutationId }) })
    },
    kept,
  }
}
