import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'

export interface AdminDialogProps extends OverlayProps {
  name: string
  onConfirm: () => void
}

/** Asks before somebody becomes an admin, which one arrow key on the list of roles would do. */
export function AdminDialog({ isOpen, onClose, name, onConfirm }: AdminDialogProps) {
  const t = useMessages(peopleMessages)
  const confirm = (): void => {
    onClose()
    onConfirm()
  }
  const footer = (
    <>
      <Button variant="primary" onClick={confirm}>
        {t('admin.action')}
      </Button>
      <Button onClick={onClose}>{t('people.cancel')}</Button>
    </>
  )
  return (
    <Dialog
      size="s"
      title={t('admin.title', { name })}
      isOpen={isOpen}
      onClose={onClose}
      footer={footer}
    >
      <p>{t('admin.text')}</p>
    </Dialog>
  )
}
