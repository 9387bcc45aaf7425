import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { returnPlace } from '#services/session/returnPlace.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'

const SignInDialog = lazyOverlay(() =>
  import('./SignInDialog.lazy.tsx').then((module) => module.SignInDialog),
)

/** Opens when something needs an account, and remembers where that was. */
export function SignInHint() {
  const { signInPrompt, storage } = useServices()
  const { pathname, search } = useLocation()
  const place = pathname + search
  const occasion = useSyncExternalStore(signInPrompt.subscribe, signInPrompt.current, () => null)
  const isOpen = occasion !== null && pathname !== paths.signIn
  const back = useBlocker(({ historyAction }) => isOpen && historyAction === 'POP')
  useEffect(() => {
    if (back.state !== 'blocked') return
    // Whoever goes back means the dialog, which lies over the page.
    back.reset()
    signInPrompt.close()
  }, [back, signInPrompt])
  useEffect(() => {
    if (!isOpen) return signInPrompt.restore(place)
    returnPlace(storage).remember(place)
    signInPrompt.keep(place)
  }, [isOpen, storage, signInPrompt, place])
  return (
    <SignInDialog
      occasion={occasion ?? 'account'}
      place={place}
      isOpen={isOpen}
      onClose={signInPrompt.close}
    />
  )
}
