import { useCallback, useState } from 'react'
import { PostMenu } from '#entities/Moderation/PostMenu.tsx'
import type { PostFacts } from '#entities/Moderation/post.ts'
import { t } from '#lib/messages/en/merging.ts'
import { useServices } from '#services/Services.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import type { MenuItem, OverlayProps } from '#ui/overlayProps.ts'

type DialogProps = OverlayProps & { idea: { id: string; title: string }; onMerged: (intoNumber: number) => void }

const MergeDialog = lazyOverlay<DialogProps>(() => import('./MergeDialog.tsx').then((module) => module.MergeDialog))

/** The menu of an idea for who may merge it. Lazy: never import it statically. */
export function MergeMenu({ post, title, items = [] }: { post: PostFacts; title: string; items?: readonly MenuItem[] }) {
  const { toasts } = useServices()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <PostMenu post={post} items={[...items, { id: 'merge', label: t('merge.open'), onAction: () => setOpen(true) }]} />
      <MergeDialog isOpen={isOpen} onClose={close} idea={{ id: post.id, title }} onMerged={(number) => toasts.add({ text: t('merge.done', { number: String(number) }) })} />
    </>
  )
}
