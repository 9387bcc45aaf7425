import { t } from '#lib/messages/t.ts'
import type { PageLoader } from '#relay/entrypoints/createPageLoader.ts'
import { entryRoute, type EntryRoute } from '#relay/entrypoints/entryRoute.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { invitationEntryPoint } from './InvitationPage.entrypoint.ts'
import { ListPageSkeleton } from './ListPage.skeleton.tsx'
import { PageFailure } from './PageFailure.tsx'
import { peopleEntryPoint } from './PeoplePage.entrypoint.ts'
import { PlainFailure } from './PlainFailure.tsx'
import { PlainScreen } from './PlainScreen.tsx'
import { settingsEntryPoint } from './SettingsPage.entrypoint.ts'
import { SettingsPageSkeleton } from './SettingsPage.skeleton.tsx'
import { signInEntryPoint } from './SignInPage.entrypoint.ts'
import { siteSettingsEntryPoint } from './SiteSettingsPage.entrypoint.ts'
import { teamEntryPoint } from './TeamPage.entrypoint.ts'
import { welcomeEntryPoint } from './WelcomePage.entrypoint.ts'

export type SeldomPath =
  | 'settings'
  | 'team'
  | 'team/settings'
  | 'team/people'
  | 'welcome'
  | 'sign-in'
  | 'invitation'

/** The pages that few open, by path. */
export function seldomPages(pages: PageLoader): Record<SeldomPath, EntryRoute> {
  const page = { failure: PageFailure }
  const plain = {
    failure: PlainFailure,
    skeleton: <PlainScreen>{null}</PlainScreen>,
    refresh: false,
  }
  const triage = (
    <ListPageSkeleton
      head={<PageHeader title={t('team.triage')} lead={<SkeletonText last="17em" />} />}
    />
  )
  return {
    settings: entryRoute(pages, {
      ...page,
      entryPoint: settingsEntryPoint,
      skeleton: (
        <SettingsPageSkeleton title={<SkeletonText last="6em" />} heights={[190, 100, 200]} />
      ),
      refresh: false,
    }),
    team: entryRoute(pages, { ...page, entryPoint: teamEntryPoint, skeleton: triage }),
    'team/settings': entryRoute(pages, {
      ...page,
      entryPoint: siteSettingsEntryPoint,
      skeleton: <SettingsPageSkeleton title={t('team.settings')} heights={[230, 200, 200]} />,
      refresh: false,
    }),
    'team/people': entryRoute(pages, {
      ...page,
      entryPoint: peopleEntryPoint,
      skeleton: <SettingsPageSkeleton title={t('team.people')} heights={[300, 60, 600]} />,
    }),
    welcome: entryRoute(pages, { ...plain, entryPoint: welcomeEntryPoint }),
    'sign-in': entryRoute(pages, { ...plain, entryPoint: signInEntryPoint }),
    invitation: entryRoute(pages, { ...plain, entryPoint: invitationEntryPoint }),
  }
}
