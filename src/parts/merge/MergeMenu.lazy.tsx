import { useCallback, useState } from 'react'
import { mergingMessages } from '#lib/messages/catalogues/merging.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { PostFacts } from '#parts/moderation/post.ts'
import { PostMenu } from '#parts/moderation/PostMenu.lazy.tsx'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import type { MenuItem } from '#ui/overlayProps.ts'
import type { MergeDialogProps } from './MergeDialog.lazy.tsx'

const MergeDialog = lazyOverlay<MergeDialogProps>(() =>
  import('./MergeDialog.lazy.tsx').then((module) => module.MergeDialog),
)

/** The menu of an idea for who may merge it, also on `m`. */
export function MergeMenu({
  post,
  title,
  items = [],
}: {
  post: PostFacts
  title: string
  items?: readonly MenuItem[]
}) {
  const t = useMessages(mergingMessages)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const open = (): void => setOpen(true)
  useShortcut('m', open)
  return (
    <>
      <PostMenu
        post={post}
        items={[...items, { id: 'merge', label: t('merge.open'), onAction: open }]}
      />
      <MergeDialog isOpen={isOpen} onClose={close} ideas={[{ id: post.id, title }]} />
    </>
  )
}
