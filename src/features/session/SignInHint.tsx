import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '#services/Services.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'

const SignInDialog = lazyOverlay(() => import('./SignInDialog.tsx').then((module) => module.SignInDialog))

/** Opens when something needs an account, and remembers where that was. */
export function SignInHint() {
  const { signInPrompt, session } = useServices()
  const { pathname, search } = useLocation()
  const occasion = useSyncExternalStore(signInPrompt.subscribe, signInPrompt.current, () => null)
  useEffect(() => {
    if (occasion !== null) session.rememberPlace(pathname + search)
  }, [occasion, session, pathname, search])
  return <SignInDialog occasion={occasion ?? 'account'} isOpen={occasion !== null} onClose={signInPrompt.close} />
}
