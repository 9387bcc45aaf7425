import { t } from '#lib/messages/t.ts'
import type { SignInOccasion } from '#services/session/signInPrompt.ts'
import { Button } from '#ui/Button.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** How to sign in, and that nothing is lost meanwhile. Lazy: never import it statically. */
export function SignInDialog({ occasion, isOpen, onClose }: OverlayProps & { occasion: SignInOccasion }) {
  const close = (
    <Button variant="primary" onClick={onClose}>
      {t('signIn.close')}
    </Button>
  )
  return (
    <Dialog title={t(`signIn.title.${occasion}`)} isOpen={isOpen} onClose={onClose} size="s" footer={close}>
      <p>{t('signIn.text')}</p>
      {occasion === 'post' && <p>{t('signIn.draft')}</p>}
    </Dialog>
  )
}
