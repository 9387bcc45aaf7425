import type { RouteObject } from 'react-router-dom'
import { t } from '#lib/messages/t.ts'
import type { PageLoader } from '#relay/entrypoints/createPageLoader.ts'
import { entryRoute } from '#relay/entrypoints/entryRoute.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { boardEntryPoint } from './BoardPage.entrypoint.ts'
import { BoardPageSkeleton } from './BoardPage.skeleton.tsx'
import { homeEntryPoint } from './HomePage.entrypoint.ts'
import { ideaEntryPoint } from './IdeaPage.entrypoint.ts'
import { IdeaPageSkeleton } from './IdeaPage.skeleton.tsx'
import { invitationEntryPoint } from './InvitationPage.entrypoint.ts'
import { ListPageSkeleton } from './ListPage.skeleton.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PageFailure } from './PageFailure.tsx'
import { peopleEntryPoint } from './PeoplePage.entrypoint.ts'
import { postEntryPoint } from './PostPage.entrypoint.ts'
import { PostPageSkeleton } from './PostPage.skeleton.tsx'
import { settingsEntryPoint } from './SettingsPage.entrypoint.ts'
import { SettingsPageSkeleton } from './SettingsPage.skeleton.tsx'
import { signInEntryPoint } from './SignInPage.entrypoint.ts'
import { siteSettingsEntryPoint } from './SiteSettingsPage.entrypoint.ts'
import { teamEntryPoint } from './TeamPage.entrypoint.ts'
import { welcomeEntryPoint } from './WelcomePage.entrypoint.ts'
import { PlainFailure } from './PlainFailure.tsx'
import { PlainScreen } from './PlainScreen.tsx'

/** The pages inside the frame: the URL table. */
export function framedRoutes(pages: PageLoader): RouteObject[] {
  const page = { failure: PageFailure }
  return [
    { index: true, ...entryRoute(pages, { ...page, entryPoint: homeEntryPoint, skeleton: <ListPageSkeleton /> }) },
    { path: 'boards/:slug', ...entryRoute(pages, { ...page, entryPoint: boardEntryPoint, skeleton: <BoardPageSkeleton /> }) },
    { path: 'ideas/new', ...entryRoute(pages, { ...page, entryPoint: postEntryPoint, skeleton: <PostPageSkeleton />, refresh: false }) },
    { path: 'ideas/:number/:slug?', ...entryRoute(pages, { ...page, entryPoint: ideaEntryPoint, skeleton: <IdeaPageSkeleton />, identity: ({ params }) => params.number ?? '' }) },
    { path: 'settings', ...entryRoute(pages, { ...page, entryPoint: settingsEntryPoint, skeleton: <SettingsPageSkeleton title={<SkeletonText last="6em" />} heights={[190, 100, 200]} />, refresh: false }) },
    { path: 'team', ...entryRoute(pages, { ...page, entryPoint: teamEntryPoint, skeleton: <ListPageSkeleton head={<PageHeader title={t('team.triage')} lead={<SkeletonText last="17em" />} />} /> }) },
    { path: 'team/settings', ...entryRoute(pages, { ...page, entryPoint: siteSettingsEntryPoint, skeleton: <SettingsPageSkeleton title={t('team.settings')} heights={[230, 200, 200]} />, refresh: false }) },
    { path: 'team/people', ...entryRoute(pages, { ...page, entryPoint: peopleEntryPoint, skeleton: <SettingsPageSkeleton title={t('team.people')} heights={[300, 60, 600]} /> }) },
    { path: '*', element: <NotFoundScreen /> },
    // `*` matches no line break, which an address can have.
    { path: ':any/:more?', element: <NotFoundScreen /> },
  ]
}

/** The pages that stand alone. */
export function plainRoutes(pages: PageLoader): RouteObject[] {
  const page = { failure: PlainFailure, skeleton: <PlainScreen>{null}</PlainScreen>, refresh: false }
  return [
    { path: 'welcome', ...entryRoute(pages, { ...page, entryPoint: welcomeEntryPoint }) },
    { path: 'sign-in', ...entryRoute(pages, { ...page, entryPoint: signInEntryPoint }) },
    { path: 'invitation', ...entryRoute(pages, { ...page, entryPoint: invitationEntryPoint }) },
  ]
}
