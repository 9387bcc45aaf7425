import { t } from '#lib/messages/en/moderation.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import type { PostFacts } from './post.ts'
import { useDeletePost } from './useDeletePost.ts'

/** Asks before somebody's own post is deleted. Lazy: never import it statically. */
export function DeleteDialog({
  isOpen,
  onClose,
  post,
  onDeleted,
}: OverlayProps & { post: Pick<PostFacts, 'id' | 'kind'>; onDeleted: () => void }) {
  const { remove, isSending, failure } = useDeletePost(post, () => {
    onClose()
    onDeleted()
  })
  const footer = (
    <>
      <Button onClick={onClose}>{t('delete.cancel')}</Button>
      <Button variant="danger" onClick={remove} aria-disabled={isSending}>
        {t('act.delete')}
      </Button>
    </>
  )
  return (
    <Dialog
      size="s"
      title={t(`delete.title.${post.kind}`)}
      isOpen={isOpen}
      onClose={onClose}
      footer={footer}
    >
      <p>{t('delete.text')}</p>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
