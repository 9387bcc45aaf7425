import { Outlet, ScrollRestoration } from 'react-router-dom'
import { SignInHint } from '#features/session/SignInHint.tsx'
import { useServices } from '#services/Services.tsx'
import { ToastRegion } from '#ui/ToastRegion.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { ShortcutListener } from './ShortcutListener.tsx'

/** What lies around and over all screens. */
export function RootLayout() {
  const { toasts } = useServices()
  return (
    <>
      <ProgressLine />
      <Outlet />
      <SignInHint />
      <ToastRegion queue={toasts} />
      <ScrollRestoration />
      <FocusKeeper />
      <ShortcutListener />
    </>
  )
}
