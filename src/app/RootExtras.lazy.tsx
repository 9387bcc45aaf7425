import { SignInHint } from '#features/session/SignInHint.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'
import { LikelyPages } from './LikelyPages.tsx'
import { PrivacyHint } from './PrivacyHint.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { ShortcutListener } from './ShortcutListener.tsx'
import { Toasts } from './Toasts.tsx'
import { useScrollbarWidth } from './useScrollbarWidth.ts'

/** Parts around all screens that do nothing for the first one. */
export function RootExtras() {
  useScrollbarWidth()
  return (
    <>
      <ShortcutListener />
      <ProgressLine />
      <PrivacyHint />
      <SignInHint />
      <Toasts />
      <FocusKeeper />
      <LikelyPages />
    </>
  )
}
