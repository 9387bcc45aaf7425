import { useSyncExternalStore } from 'react'
import { useLocation, type createMemoryRouter } from 'react-router-dom'

type DataRouter = ReturnType<typeof createMemoryRouter>

/** True from the start of a navigation until its page is shown. */
export function useIsNavigating(router: DataRouter): boolean {
  const shown = useLocation()
  const wanted = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => (router.state.navigation.location ?? router.state.location).key,
    () => shown.key,
  )
  return wanted !== shown.key
}
