import { useRef, type ReactNode, type RefObject } from 'react'
import { decisionsOf, type Decision } from './decisions.ts'
import type { Queue } from './queueAddress.ts'
import { canTrust, type Deciding, type QueuedPost } from './useDecide.ts'
import { useKeepQuestion } from './useKeepQuestion.tsx'
import { linkOf, placeAfter, useQueueKeys } from './useQueueKeys.ts'
import { useQueueMerge, type Mergeable } from './useQueueMerge.tsx'
import { useSelection, type Selection } from './useSelection.ts'

/** A post of the list, and the ideas that it adds to a merge: itself or none. */
export interface QueuedRow {
  readonly post: QueuedPost
  readonly mergeable: readonly Mergeable[]
}

interface QueueActs {
  selection: Selection
  /** The selected posts about which nothing is decided yet. */
  chosen: readonly QueuedPost[]
  /** The ideas among them that can be merged. */
  mergeable: readonly Mergeable[]
  act: (posts: readonly QueuedPost[], decision: Decision) => void
  merge: (ideas: readonly Mergeable[]) => void
  dialogs: ReactNode
}

/** Selecting, deciding and merging, by button and by key. */
export function useQueueActs(
  list: RefObject<HTMLElement | null>,
  rows: readonly QueuedRow[],
  queue: Queue,
  { decide, takeOut, bringBack, refuse, leaving }: Deciding,
): QueueActs {
  const selection = useSelection()
  /** The element that gets the focus once the dialog that still holds it is gone. */
  const nextFocus = useRef<HTMLElement | null>(null)
  const onClosed = (): void => {
    nextFocus.current?.focus()
    nextFocus.current = null
  }
  /** Posts whose decision is on its way. */
  const sent = useRef(new Set<string>())
  const after = (ids: readonly string[]) => placeAfter(list.current, ids, sent.current)
  const put = async (wanted: readonly QueuedPost[], decision: Decision): Promise<void> => {
    const posts = wanted.filter(({ id }) => !sent.current.has(id))
    if (posts.length === 0) return
    const ids = posts.map(({ id }) => id)
    for (const id of ids) sent.current.add(id)
    selection.remove(ids)
    await decide(posts, decision)
    for (const id of ids) sent.current.delete(id)
  }
  const merging = useQueueMerge({
    onMerged({ ids, refused }) {
      selection.remove(ids)
      refuse(refused)
      // Merging an idea that waited for approval decides about it.
      const goes = queue === 'PENDING'
      nextFocus.current = goes ? after(ids) : linkOf(list.current, ids)
      if (goes) takeOut(ids)
    },
    onUndone: bringBack,
    onClosed,
  })
  const keeping = useKeepQuestion({
    onKeep(posts) {
      nextFocus.current = after(posts.map(({ id }) => id))
      void put(posts, 'KEEP')
    },
    onClosed,
  })
  const staying = rows.filter(({ post }) => !leaving.has(post.id))
  const chosenRows = staying.filter(({ post }) => selection.ids.has(post.id))
  const chosen = chosenRows.map(({ post }) => post)
  const mergeable = chosenRows.flatMap((row) => row.mergeable)
  const act = (wanted: readonly QueuedPost[], decision: Decision): void => {
    const posts = wanted.filter(({ id }) => !sent.current.has(id))
    if (posts.length === 0) return
    // Reports that are closed stay closed.
    if (decision === 'KEEP' && posts.length > 1) return keeping.ask(posts)
    const isHere = list.current?.contains(list.current.ownerDocument.activeElement) ?? false
    if (isHere) after(posts.map(({ id }) => id))?.focus()
    void put(posts, decision)
  }
  const at = (id: string | null) => staying.filter(({ post }) => post.id === id)
  const [first] = decisionsOf[queue]
  const aimedAt = (id: string | null) =>
    chosen.length > 0 ? chosen : at(id).map(({ post }) => post)
  const trust = (id: string | null): void => {
    if (aimedAt(id).some(canTrust)) act(aimedAt(id), 'TRUST')
  }
  useQueueKeys(list, {
    select: (id) => selection.set(id, !selection.ids.has(id)),
    merge: (id) =>
      merging.ask(mergeable.length > 0 ? mergeable : at(id).flatMap((row) => row.mergeable)),
    decide: (id) => act(aimedAt(id), first),
    trust: queue === 'PENDING' ? trust : null,
  })
  const dialogs = (
    <>
      {merging.dialog}
      {keeping.dialog}
    </>
  )
  return { chosen, mergeable, selection, act, merge: merging.ask, dialogs }
}
