import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { AppLink } from '#entities/Link/AppLink.tsx'
import type { FrameTeam_viewer$key } from '#generated/FrameTeam_viewer.graphql.ts'
import { t } from '#lib/messages/t.ts'
import { paths } from '#services/navigation/paths.ts'
import { NavList } from '#ui/layout/NavList.tsx'

/** The places of the team, for those who may open them, with how much waits for it. */
export function FrameTeam({ viewer, waiting }: { viewer: FrameTeam_viewer$key; waiting: number }) {
  const { canModerate, canManagePeople, canManageSite } = useFragment(
    graphql`
      fragment FrameTeam_viewer on Viewer {
        canModerate
        canManagePeople
        canManageSite
      }
    `,
    viewer,
  )
  const { pathname } = useLocation()
  const place = (href: string, label: string) => ({ href, label, current: pathname === href })
  const items = [
    canModerate && { ...place(paths.team, t('team.triage')), count: waiting > 0 ? waiting : null },
    canManagePeople && place(paths.people, t('team.people')),
    canManageSite && place(paths.siteSettings, t('team.settings')),
  ].filter((item) => item !== false)
  return items.length > 0 && <NavList heading={t('team.title')} component={AppLink} items={items} />
}
