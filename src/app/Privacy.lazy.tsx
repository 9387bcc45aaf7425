import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ConsentLine } from '#features/privacy/ConsentLine.tsx'
import { pages } from '#routes/pages.ts'
import { ideaOf, screenOf } from '#routes/screenOf.ts'
import { useConsent } from '#services/consent/useConsent.ts'
import { useServices } from '#services/Services.tsx'
import { createPlatformStarter } from './startPlatforms.ts'

/**
 * The question about consent, on every screen of a site with a platform, and the platforms
 * themselves once it is answered.
 */
export function Privacy() {
  const services = useServices()
  const { usage } = services
  const { pathname } = useLocation()
  const [state] = useConsent()
  const isAccepted = state === 'accepted'
  useEffect(() => services.laterServices.get(createPlatformStarter).start(services), [services])
  useEffect(() => {
    if (!isAccepted) return
    usage.track('screen_viewed', { screen: screenOf(pages, pathname) })
    const idea = ideaOf(pathname)
    if (idea !== null) usage.track('idea_opened', { idea })
  }, [usage, isAccepted, pathname])
  return state === 'notAsked' ? <ConsentLine /> : null
}
