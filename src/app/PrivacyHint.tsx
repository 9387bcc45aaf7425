import { useSyncExternalStore } from 'react'
import { useServices } from '#services/Services.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'

const Privacy = lazyComponent<Record<never, never>>(() =>
  import('./Privacy.lazy.tsx').then((module) => module.Privacy),
)

/**
 * Loads the question about consent on sites with platforms that need it, once the first screen can
 * be used.
 */
export function PrivacyHint() {
  const { consent } = useServices()
  return useSyncExternalStore(consent.subscribe, consent.isReady, () => false) && <Privacy />
}
