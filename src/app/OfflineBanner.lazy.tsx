import { useSyncExternalStore } from 'react'
import { signalsMessages } from '#lib/messages/catalogues/signals.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Banner } from '#ui/Banner.tsx'

/** Says so while the device has no network. */
export function OfflineBanner() {
  const t = useMessages(signalsMessages)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return online ? null : <Banner>{t('offline.banner')}</Banner>
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
