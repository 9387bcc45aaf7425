import { useCallback, useState, type ReactNode } from 'react'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import type { KeepDialogProps } from './KeepDialog.lazy.tsx'
import type { QueuedPost } from './useDecide.ts'

const KeepDialog = lazyOverlay<KeepDialogProps>(() =>
  import('./KeepDialog.lazy.tsx').then((module) => module.KeepDialog),
)

interface Acts {
  onKeep: (posts: readonly QueuedPost[]) => void
  /** The dialog has left the screen, whatever came of it. */
  onClosed: () => void
}

/** The question whether the reports of several posts are to be closed, since nothing opens them again. */
export function useKeepQuestion({ onKeep, onClosed }: Acts): {
  ask: (posts: readonly QueuedPost[]) => void
  dialog: ReactNode
} {
  const [posts, setPosts] = useState<readonly QueuedPost[]>([])
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return {
    ask(next) {
      setPosts(next)
      setOpen(true)
    },
    dialog: posts.length > 0 && (
      <KeepDialog
        isOpen={isOpen}
        onClose={close}
        onClosed={onClosed}
        count={posts.length}
        onKeep={() => {
          close()
          onKeep(posts)
        }}
      />
    ),
  }
}
