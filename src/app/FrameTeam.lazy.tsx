import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { FrameLinks_site$key } from '#generated/FrameLinks_site.graphql.ts'
import type { FrameTeam_moderation$key } from '#generated/FrameTeam_moderation.graphql.ts'
import type { FrameTeam_viewer$key } from '#generated/FrameTeam_viewer.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { allowedPlaces } from '#services/navigation/places.ts'
import { NavList } from '#ui/layout/NavList.tsx'
import { FrameLinks } from './FrameLinks.tsx'
import { placesOf } from './placesOf.ts'

/** Inputs of the team's places. */
export interface FrameTeamProps {
  viewer: FrameTeam_viewer$key
  /** Null for who is not of the team. */
  moderation: FrameTeam_moderation$key | null
  site: FrameLinks_site$key
}

/** The places of the team, for those who may open them, with how much waits for it, and the site's own links. Few need them, so they come behind the first screen. */
export function FrameTeam({ viewer, moderation, site }: FrameTeamProps) {
  const t = useMessages(commonMessages)
  const { user, canModerate, canManagePeople, canManageSite } = useFragment(
    graphql`
      fragment FrameTeam_viewer on Viewer {
        user {
          __typename
        }
        canModerate
        canManagePeople
        canManageSite
      }
    `,
    viewer,
  )
  const queues = useFragment(
    graphql`
      fragment FrameTeam_moderation on ModerationQueues {
        pendingCount
        reportedCount
      }
    `,
    moderation,
  )
  const waiting = queues ? queues.pendingCount + queues.reportedCount : 0
  const { pathname } = useLocation()
  const items = allowedPlaces(placesOf('team', t), {
    isSignedIn: user != null,
    canModerate,
    canManagePeople,
    canManageSite,
  }).map(({ href, label, count }) => ({
    href,
    label,
    current: pathname === href,
    count: count === 'waiting' && waiting > 0 ? waiting : null,
  }))
  return (
    <>
      {items.length > 0 && <NavList heading={t('team.title')} component={AppLink} items={items} />}
      <FrameLinks site={site} />
    </>
  )
}
