import { useCallback, useState, type ReactNode } from 'react'
import { mergingMessages } from '#lib/messages/catalogues/merging.ts'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { MergeDialogProps } from '#parts/merge/MergeDialog.lazy.tsx'
import type { Merged } from '#parts/merge/useMergeIdeas.ts'
import { useSayMergeFailure } from '#parts/merge/useSayMergeFailure.ts'
import { useUnmergeIdea } from '#parts/merge/useUnmergeIdea.ts'
import { useServices } from '#services/Services.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'

const MergeDialog = lazyOverlay<MergeDialogProps>(() =>
  import('#parts/merge/MergeDialog.lazy.tsx').then((module) => module.MergeDialog),
)

/** An idea of the queue that may be merged. */
export interface Mergeable {
  readonly id: string
  readonly number: number
  readonly title: string
}

interface Acts {
  /** Some were merged; others were not, and why. */
  onMerged: (merged: Merged) => void
  /** Some stand by themselves again: these. */
  onUndone: (ids: readonly string[]) => void
  /** The dialog has left the screen, whatever came of it. */
  onClosed: () => void
}

/** Merging ideas of a queue into another one, with one way back for all of them. */
export function useQueueMerge({ onMerged, onUndone, onClosed }: Acts): {
  ask: (ideas: readonly Mergeable[]) => void
  dialog: ReactNode
} {
  const language = useLanguage()
  const sayFailure = useSayMergeFailure()
  const tMerging = useMessages(mergingMessages)
  const t = useMessages(moderationMessages)
  const { toasts } = useServices()
  const [ideas, setIdeas] = useState<readonly Mergeable[]>([])
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const [unmerge] = useUnmergeIdea()
  const undo = async (merged: readonly Mergeable[]): Promise<void> => {
    const undone: Mergeable[] = []
    const failures = new Set<string>()
    for (const one of merged) {
      const failure = problemOf(await unmerge({ ideaId: one.id }), language, sayFailure)
      if (failure === null) undone.push(one)
      else failures.add(failure)
    }
    if (undone.length > 0) onUndone(undone.map(({ id }) => id))
    if (failures.size > 0) toasts.add({ text: [...failures].join(' ') })
  }
  const tell = (merged: Merged): void => {
    const gone = ideas.filter(({ id }) => merged.ids.includes(id))
    onMerged(merged)
    toasts.add({
      text: tMerging('merge.done', { count: gone.length, number: String(merged.into) }),
      action: { label: t('triage.undo'), onAction: () => void undo(gone) },
    })
  }
  return {
    ask(next) {
      if (next.length === 0) return
      setIdeas(next)
      setOpen(true)
    },
    dialog: ideas.length > 0 && (
      <MergeDialog
        key={ideas.map(({ id }) => id).join()}
        isOpen={isOpen}
        onClose={close}
        onClosed={onClosed}
        ideas={ideas}
        onMerged={tell}
      />
    ),
  }
}
