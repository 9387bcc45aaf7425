import { t } from '#lib/messages/en/people.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useTransferOwnership } from './useTransferOwnership.ts'
import css from './People.module.css'

/** What it means to give a site to somebody else. Lazy: never import it statically. */
export function TransferDialog({
  isOpen,
  onClose,
  userId,
  name,
}: OverlayProps & { userId: string; name: string }) {
  const { transfer, isSending, failure } = useTransferOwnership({ userId, name, onDone: onClose })
  const footer = (
    <>
      <Button onClick={onClose}>{t('people.cancel')}</Button>
      <Button variant="danger" onClick={transfer} aria-disabled={isSending}>
        {t('transfer.action')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('transfer.title', { name })} isOpen={isOpen} onClose={onClose} footer={footer}>
      <p>{t('transfer.text', { name })}</p>
      {failure !== null && (
        <Notice tone="danger" role="alert" className={css.gap}>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
