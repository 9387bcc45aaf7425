import { SignInHint } from '#features/session/SignInHint.tsx'
import { useServices } from '#services/Services.tsx'
import { EndpointNotice } from './EndpointNotice.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'
import { LikelyPages } from './LikelyPages.tsx'
import { NewerVersion } from './NewerVersion.tsx'
import { PrivacyHint } from './PrivacyHint.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'
import { ShortcutListener } from './ShortcutListener.tsx'
import { Toasts } from './Toasts.tsx'
import { useDocumentLanguage } from './useDocumentLanguage.ts'
import { useScrollbarWidth } from './useScrollbarWidth.ts'

/** Parts around all screens that do nothing for the first one. */
export function RootExtras() {
  useDocumentLanguage(useServices().language)
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
      <EndpointNotice />
      <NewerVersion />
      <ScrollKeeper />
    </>
  )
}
