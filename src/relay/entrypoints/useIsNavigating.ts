import { useSyncExternalStore } from 'react'
import { useLocation, type createMemoryRouter } from 'react-router-dom'

type DataRouter = ReturnType<typeof createMemoryRouter>

/** True from the moment a navigation starts until its page is shown, while the old one is still on screen. */
export function useIsNavigating(router: DataRouter): boolean {
  const shown = useLocation()
  const wanted = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => (router.state.navigation.location ?? router.state.location).key,
    () => shown.key,
  )
  return wanted !== shown.key
}
