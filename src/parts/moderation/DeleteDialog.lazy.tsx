import { use } from 'react'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import type { PostFacts } from './post.ts'
import { useDeleteComment, useDeleteIdea } from './useDeletePost.ts'
import { useSayModerationFailure } from './useSayModerationFailure.ts'

/** Asks before somebody's own post is deleted. */
export function DeleteDialog({
  isOpen,
  onClose,
  post,
  onDeleted,
}: OverlayProps & { post: Pick<PostFacts, 'id' | 'kind'>; onDeleted: () => void }) {
  const t = useMessages(moderationMessages)
  const { id, kind } = post
  const refreshFrame = use(FrameRefreshContext)
  const [deleteIdea] = useDeleteIdea()
  const [deleteComment] = useDeleteComment()
  const { state, problems, submit } = useSubmission(useSayModerationFailure())
  const [failure] = problems
  const remove = async (): Promise<void> => {
    const done =
      kind === 'idea'
        ? await submit(() => deleteIdea({ id }))
        : await submit(() => deleteComment({ id }))
    if (!done) return
    onClose()
    onDeleted()
    refreshFrame().catch(() => undefined)
  }
  const footer = (
    <>
      <Button variant="danger" onClick={() => void remove()} aria-disabled={state === 'sending'}>
        {t('act.delete')}
      </Button>
      <Button onClick={onClose}>{t('delete.cancel')}</Button>
    </>
  )
  return (
    <Dialog
      size="s"
      title={t(`delete.title.${kind}`)}
      isOpen={isOpen}
      onClose={onClose}
      footer={footer}
    >
      <p>{t('delete.text')}</p>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
      )}
    </Dialog>
  )
}
