import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useServices } from '#services/Services.tsx'

const ToastRegion = lazy(() =>
  import('#ui/ToastRegion.lazy.tsx').then((module) => ({ default: module.ToastRegion })),
)
const none = [] as const

/** Messages about what happened out of sight; their code comes with the first one. */
export function Toasts() {
  const { toasts } = useServices()
  const { length } = useSyncExternalStore(toasts.subscribe, toasts.snapshot, () => none)
  return <Suspense fallback={null}>{length > 0 && <ToastRegion queue={toasts} />}</Suspense>
}
