import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'

const SignInDialog = lazyOverlay(() =>
  import('./SignInDialog.lazy.tsx').then((module) => module.SignInDialog),
)

/** Opens when something needs an account, and remembers where that was. */
export function SignInHint() {
  const { signInPrompt, session } = useServices()
  const { pathname, search } = useLocation()
  const place = pathname + search
  const occasion = useSyncExternalStore(signInPrompt.subscribe, signInPrompt.current, () => null)
  const isOpen = occasion !== null && pathname !== paths.signIn
  useEffect(() => {
    if (!isOpen) return signInPrompt.restore(place)
    session.rememberPlace(place)
    signInPrompt.keep(place)
  }, [isOpen, session, signInPrompt, place])
  return (
    <SignInDialog
      occasion={occasion ?? 'account'}
      place={place}
      isOpen={isOpen}
      onClose={signInPrompt.close}
    />
  )
}
