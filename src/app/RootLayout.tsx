import { Outlet } from 'react-router-dom'
import { lazyComponent } from '#ui/lazyComponent.tsx'

const RootExtras = lazyComponent<Record<never, never>>(() =>
  import('./RootExtras.lazy.tsx').then((module) => module.RootExtras),
)

/** The parts around and over all screens. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <RootExtras />
    </>
  )
}
