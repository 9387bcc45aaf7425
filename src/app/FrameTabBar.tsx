import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { FrameTabBar_site$key } from '#generated/FrameTabBar_site.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { TabBar } from '#ui/layout/TabBar.tsx'
import { placesOf } from './placesOf.ts'
import { statusHref } from './statusHref.ts'

/** The phone's bar: the ideas, posting, and what was shipped. */
export function FrameTabBar({ site }: { site: FrameTabBar_site$key }) {
  const t = useMessages(commonMessages)
  const { statuses } = useFragment(
    graphql`
      fragment FrameTabBar_site on Site {
        statuses {
          slug
          name
          category
        }
      }
    `,
    site,
  )
  const { pathname, search } = useLocation()
  const shipped = statuses.find(({ category }) => category === 'SHIPPED')
  const shippedHref = shipped && statusHref(shipped.slug)
  const isShipped = pathname + search === shippedHref
  return (
    <TabBar
      label={t('nav.tabs')}
      component={AppLink}
      post={{ href: paths.post, label: t('post.action') }}
      items={[
        ...placesOf('site', t).flatMap(({ href, label, tabIcon }) =>
          tabIcon ? [{ href, label, icon: tabIcon, current: pathname === href && !isShipped }] : [],
        ),
        ...(shipped && shippedHref
          ? [{ href: shippedHref, label: shipped.name, icon: 'check' as const, current: isShipped }]
          : []),
      ]}
    />
  )
}
