import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useUnmergeIdea } from '#entities/Merge/useUnmergeIdea.ts'
import { t as tMerging } from '#lib/messages/en/merging.ts'
import { t } from '#lib/messages/en/moderation.ts'
import { useServices } from '#services/Services.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import type { Queue } from './queueAddress.ts'

type DialogProps = OverlayProps & { idea: { id: string; title: string }; onMerged: (intoNumber: number) => void }

const MergeDialog = lazyOverlay<DialogProps>(() => import('#entities/Merge/MergeDialog.tsx').then((module) => module.MergeDialog))

/** An idea of the queue that may be merged. */
export interface Mergeable {
  readonly id: string
  readonly number: number
  readonly title: string
}

/** Merging an idea from its row. What waited for approval is decided about by that; `putBack` is called when it waits again. */
export function useQueueMerge(queue: Queue, { takeOut, putBack }: { takeOut: (id: string) => void; putBack: () => void }): { ask: (idea: Mergeable | null) => void; dialog: ReactNode } {
  const { toasts } = useServices()
  const [idea, setIdea] = useState<Mergeable | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { unmerge } = useUnmergeIdea((number, failure) => {
    toasts.add({ text: failure ?? tMerging('merged.undone', { number: String(number) }) })
    if (failure === null) putBack()
  })
  const onMerged = (merged: Mergeable, into: number): void => {
    if (queue === 'PENDING') takeOut(merged.id)
    toasts.add({ text: tMerging('merge.done', { number: String(into) }), action: { label: t('triage.undo'), onAction: () => unmerge(merged) } })
  }
  return {
    ask(next) {
      if (next === null) return
      setIdea(next)
      setOpen(true)
    },
    dialog: idea && <MergeDialog key={idea.id} isOpen={isOpen} onClose={close} idea={idea} onMerged={(into) => onMerged(idea, into)} />,
  }
}
