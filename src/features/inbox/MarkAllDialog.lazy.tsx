import { inboxMessages } from '#lib/messages/catalogues/inbox.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { DialogProps, OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useMarkAllRead } from './useMarkAllRead.ts'

/** Inputs of the question whether everything is to be marked as read. */
export interface MarkAllDialogProps extends OverlayProps, Pick<DialogProps, 'onClosed'> {
  count: number
  /** The moment of the newest that is shown: what comes later stays unread. */
  before: string | null
}

/** Asks before everything is marked as read, since nothing brings it back, and does it. */
export function MarkAllDialog({ isOpen, onClose, onClosed, count, before }: MarkAllDialogProps) {
  const t = useMessages(inboxMessages)
  const [mark] = useMarkAllRead()
  const { state, problems, submit, clear } = useSubmission((what) => t('read.failed', { what }))
  const close = (): void => {
    clear()
    onClose()
  }
  const markAll = async (): Promise<void> => {
    if (await submit(() => mark({ before }))) close()
  }
  const problem = problems[0]?.message
  return (
    <Dialog
      title={t('all.dialog', { count })}
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      size="s"
      footer={
        <>
          <Button
            variant="primary"
            onClick={() => void markAll()}
            aria-disabled={state === 'sending'}
          >
            {t('all.read')}
          </Button>
          <Button onClick={close}>{t('all.cancel')}</Button>
        </>
      }
    >
      <p>{t('all.text')}</p>
      {problem !== undefined && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
    </Dialog>
  )
}
