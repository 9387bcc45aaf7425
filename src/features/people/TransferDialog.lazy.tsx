import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useTransferOwnership } from './useTransferOwnership.ts'
import css from './People.module.css'

/** Explains what it means to give a site to somebody else. */
export function TransferDialog({
  isOpen,
  onClose,
  userId,
  name,
}: OverlayProps & { userId: string; name: string }) {
  const t = useMessages(peopleMessages)
  const { toasts, session } = useServices()
  const [transfer] = useTransferOwnership()
  const { state, problems, submit } = useSubmission()
  const [failure] = problems
  const press = async (): Promise<void> => {
    if (!(await submit(() => transfer({ userId })))) return
    onClose()
    toasts.add({ text: t('transfer.done', { name }) })
    session.change(paths.people)
  }
  const footer = (
    <>
      <Button variant="danger" onClick={() => void press()} aria-disabled={state === 'sending'}>
        {t('transfer.action')}
      </Button>
      <Button onClick={onClose}>{t('people.cancel')}</Button>
    </>
  )
  return (
    <Dialog title={t('transfer.title', { name })} isOpen={isOpen} onClose={onClose} footer={footer}>
      <p>{t('transfer.text', { name })}</p>
      {failure && (
        <Notice tone="danger" role="alert" className={css.gap}>
          {failure.message}
        </Notice>
      )}
    </Dialog>
  )
}
