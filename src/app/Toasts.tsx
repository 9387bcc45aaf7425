import { useSyncExternalStore } from 'react'
import { useServices } from '#services/Services.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { ToastQueue } from '#ui/toastQueue.ts'

const ToastRegion = lazyComponent<{ queue: ToastQueue }>(() =>
  import('#ui/ToastRegion.lazy.tsx').then((module) => module.ToastRegion),
)
const none = [] as const

/** Messages about what happened out of sight; their code comes with the first one. */
export function Toasts() {
  const { toasts } = useServices()
  const { length } = useSyncExternalStore(toasts.subscribe, toasts.snapshot, () => none)
  return length > 0 && <ToastRegion queue={toasts} />
}
