import { useLocation } from 'react-router-dom'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { postHref } from '#services/navigation/postHref.ts'
import { TabBar } from '#ui/layout/TabBar.tsx'
import { placesOf } from './placesOf.ts'

/** The phone's bar: the pages of the site that have an icon, and posting in the middle. */
export function FrameTabBar() {
  const t = useMessages(commonMessages)
  const location = useLocation()
  return (
    <TabBar
      label={t('nav.tabs')}
      component={AppLink}
      post={{ href: postHref(location), label: t('post.action') }}
      items={placesOf('site', t).flatMap(({ href, label, tabIcon }) =>
        tabIcon ? [{ href, label, icon: tabIcon, current: location.pathname === href }] : [],
      )}
    />
  )
}
