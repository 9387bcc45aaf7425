import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { FrameNav_site$key } from '#generated/FrameNav_site.graphql.ts'
import type { FrameNavMark_site$key } from '#generated/FrameNavMark_site.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { StatusCategory } from '#rules/statuses.ts'
import { withoutTracking } from '#rules/tracking.ts'
import { paths } from '#services/navigation/paths.ts'
import { Brand, BrandMark } from '#ui/layout/Brand.tsx'
import { NavList } from '#ui/layout/NavList.tsx'
import { StatusDot } from '#ui/StatusMark.tsx'
import { placesOf } from './placesOf.ts'
import { statusHref } from './statusHref.ts'

/** Whose site it is, on the phone, and the way to its first page. */
export function FrameMark({ site }: { site: FrameNavMark_site$key }) {
  const data = useFragment(
    graphql`
      fragment FrameNavMark_site on Site {
        name
        logo
        logoDark
      }
    `,
    site,
  )
  return <BrandMark {...data} href={paths.home} component={AppLink} />
}

/** The places of a site: all ideas, the boards, the statuses. A count that failed is left out, so that the navigation stays. */
export function FrameNav({ site }: { site: FrameNav_site$key }) {
  const t = useMessages(commonMessages)
  const data = useFragment(
    graphql`
      fragment FrameNav_site on Site {
        name
        tagline
        logo
        logoDark
        openIdeaCount @catch(to: NULL)
        boards {
          slug
          name
          openIdeaCount @catch(to: NULL)
        }
        statuses {
          slug
          name
          category
          color
          ideaCount @catch(to: NULL)
        }
      }
    `,
    site,
  )
  const { pathname, search } = useLocation()
  const here = pathname + withoutTracking(search)
  return (
    <>
      <Brand
        name={data.name}
        note={data.tagline === '' ? t('site.note') : data.tagline}
        href={paths.home}
        logo={data.logo}
        logoDark={data.logoDark}
        component={AppLink}
      />
      <NavList
        label={t('nav.label')}
        component={AppLink}
        items={placesOf('site', t).map(({ href, label, count }) => ({
          href,
          label,
          count: count === 'ideas' ? data.openIdeaCount : null,
          // With a search or filters the list is another place.
          current: (href === paths.home ? here : pathname) === href,
        }))}
      />
      {data.boards.length > 1 && (
        <NavList
          heading={t('nav.boards')}
          component={AppLink}
          items={data.boards.map((board) => ({
            href: paths.board(board.slug),
            label: board.name,
            count: board.openIdeaCount,
            current: pathname === paths.board(board.slug),
          }))}
        />
      )}
      <NavList
        heading={t('nav.statuses')}
        component={AppLink}
        items={data.statuses.map((status) => ({
          href: statusHref(status.slug),
          label: status.name,
          count: status.ideaCount,
          current: here === statusHref(status.slug),
          mark: <StatusDot category={status.category as StatusCategory} color={status.color} />,
        }))}
      />
    </>
  )
}
