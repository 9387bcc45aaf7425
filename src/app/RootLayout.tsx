import { Outlet } from 'react-router-dom'
import { SignInHint } from '#features/session/SignInHint.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'
import { LikelyPages } from './LikelyPages.tsx'
import { PrivacyHint } from './PrivacyHint.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'
import { ShortcutListener } from './ShortcutListener.tsx'
import { Toasts } from './Toasts.tsx'

/** The parts around and over all screens. */
export function RootLayout() {
  return (
    <>
      <ProgressLine />
      <Outlet />
      <PrivacyHint />
      <SignInHint />
      <Toasts />
      <ScrollKeeper />
      <FocusKeeper />
      <ShortcutListener />
      <LikelyPages />
    </>
  )
}
