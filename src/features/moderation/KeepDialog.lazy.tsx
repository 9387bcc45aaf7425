import { keepingMessages } from '#lib/messages/catalogues/keeping.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import type { DialogProps, OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** Inputs of the question whether several posts are kept. */
export interface KeepDialogProps extends OverlayProps, Pick<DialogProps, 'onClosed'> {
  count: number
  onKeep: () => void
}

/** Asks before the reports of several posts are closed. */
export function KeepDialog({ count, onKeep, ...overlay }: KeepDialogProps) {
  const t = useMessages(keepingMessages)
  return (
    <Dialog
      {...overlay}
      title={t('keep.title', { count })}
      size="s"
      footer={
        <>
          <Button variant="primary" onClick={onKeep}>
            {t('keep.do', { count })}
          </Button>
          <Button onClick={overlay.onClose}>{t('keep.cancel')}</Button>
        </>
      }
    >
      <p>{t('keep.text')}</p>
    </Dialog>
  )
}
