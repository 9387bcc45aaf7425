import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { Button } from '#ui/Button.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Trouble } from './Trouble.tsx'
import { useSetProviderLink } from './useSetProviderLink.ts'

/** Says what unlinking a provider means, and does it. */
export function UnlinkDialog({
  isOpen,
  onClose,
  id,
  name,
  onUnlinked,
}: OverlayProps & { id: string; name: string; onUnlinked: () => void }) {
  const t = useMessages(accountMessages)
  const [set] = useSetProviderLink()
  const { state, problems, submit, clear } = useSubmission()
  const close = (): void => {
    clear()
    onClose()
  }
  const unlink = async (): Promise<void> => {
    if (!(await submit(() => set({ id, linked: false })))) return
    close()
    onUnlinked()
  }
  const footer = (
    <>
      <Button variant="danger" onClick={() => void unlink()} aria-disabled={state === 'sending'}>
        {t('links.unlink.action')}
      </Button>
      <Button onClick={close}>{t('settings.cancel')}</Button>
    </>
  )
  return (
    <Dialog title={t('links.dialog', { name })} isOpen={isOpen} onClose={close} footer={footer}>
      <p>{t('links.dialog.text', { name })}</p>
      <Trouble>{problems[0]?.message ?? null}</Trouble>
    </Dialog>
  )
}
