import { graphql, useFragment } from 'react-relay'
import type { FrameLinks_site$key } from '#generated/FrameLinks_site.graphql.ts'
import { frameLinksMessages } from '#lib/messages/catalogues/frameLinks.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { NavList } from '#ui/layout/NavList.tsx'

/** The links that the site's admins put into the navigation. */
export function FrameLinks({ site }: { site: FrameLinks_site$key }) {
  const t = useMessages(frameLinksMessages)
  const { links } = useFragment(
    graphql`
      fragment FrameLinks_site on Site {
        links {
          label
          url
        }
      }
    `,
    site,
  )
  if (links.length === 0) return null
  return (
    <NavList heading={t('title')} items={links.map(({ label, url }) => ({ href: url, label }))} />
  )
}
