import { useState } from 'react'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import { ENGLISH } from '#rules/languages.ts'
import { href } from '#services/navigation/href.ts'
import { siteBase } from '#services/navigation/siteBase.ts'
import { useServices } from '#services/Services.tsx'
import { preferredLanguage } from './preferredLanguage.ts'

/** The language of a site that is being made: that of the browser, until another one is chosen. */
export function useSiteLanguage() {
  const { session } = useServices()
  const { tag: spoken } = useLanguage()
  const isHydrated = useIsHydrated()
  const [chosen, choose] = useState<string | null>(null)
  const locale = chosen ?? (isHydrated ? preferredLanguage(navigator.languages) : ENGLISH)
  return {
    locale,
    choose,
    /** Shows the site that was made, in its language. A client speaks one for as long as it lives. */
    show() {
      const path = href('/welcome')
      if (locale === spoken) session.change(path)
      else session.leave(siteBase() + path)
    },
  }
}
