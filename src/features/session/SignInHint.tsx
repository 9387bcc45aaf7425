import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { t } from '#lib/messages/t.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { LazyDialog } from '#ui/overlays.ts'
import { useEffect } from 'react'

/** Says how to sign in when something needs an account, and remembers where that was. */
export function SignInHint() {
  const { signInPrompt, session } = useServices()
  const { pathname, search } = useLocation()
  const occasion = useSyncExternalStore(signInPrompt.subscribe, signInPrompt.current, () => null)
  useEffect(() => {
    if (occasion !== null) session.rememberPlace(pathname + search)
  }, [occasion, session, pathname, search])
  return (
    <LazyDialog
      title={t(`signIn.title.${occasion ?? 'account'}`)}
      isOpen={occasion !== null}
      onClose={signInPrompt.close}
      size="s"
      footer={
        <Button variant="primary" onClick={signInPrompt.close}>
          {t('signIn.close')}
        </Button>
      }
    >
      <p>{t('signIn.text')}</p>
      {occasion === 'post' && <p>{t('signIn.draft')}</p>}
    </LazyDialog>
  )
}
