import { useNavigate } from 'react-router-dom'
import { accountMenuMessages } from '#lib/messages/catalogues/accountMenu.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { paths } from '#services/navigation/paths.ts'
import { Button } from '#ui/Button.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** Inputs of the question before somebody without an address signs out. */
export interface SignOutDialogProps extends OverlayProps {
  onSignOut: () => Promise<void>
}

/** Asks for an e-mail address before its holder leaves an account that has none, since no code can be sent to them. */
export function SignOutDialog({ isOpen, onClose, onSignOut }: SignOutDialogProps) {
  const t = useMessages(accountMenuMessages)
  const navigate = useNavigate()
  const leave = (): void => {
    onClose()
    void onSignOut()
  }
  const add = (): void => {
    onClose()
    void navigate(`${paths.settings}#email`)
  }
  return (
    <Dialog
      size="s"
      title={t('leaving.title')}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={add}>
            {t('leaving.add')}
          </Button>
          <Button onClick={leave}>{t('leaving.anyway')}</Button>
        </>
      }
    >
      <p>{t('leaving.text')}</p>
    </Dialog>
  )
}
