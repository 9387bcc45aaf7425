import { useEffect, useSyncExternalStore } from 'react'
import { useServices } from '#services/Services.tsx'
import { lazyPiece } from '#ui/lazyPiece.tsx'

const Privacy = lazyPiece<Record<never, never>>(() => import('./Privacy.tsx').then((module) => module.Privacy))

/** Where a site uses platforms that need consent: what belongs to that, once the first screen is there and the browser has nothing better to do. */
export function PrivacyHint() {
  const { consent } = useServices()
  const isReady = useSyncExternalStore(consent.subscribe, consent.isReady, () => false)
  useEffect(() => {
    if (consent.state() === 'unconfigured' || consent.isReady()) return
    const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_500))
    const wait = setTimeout(() => void idle(consent.ready), 500)
    return () => clearTimeout(wait)
  }, [consent])
  return isReady && <Privacy />
}
