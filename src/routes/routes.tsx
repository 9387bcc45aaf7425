import type { RouteObject } from 'react-router-dom'
import type { PageLoader } from '#relay/entrypoints/createPageLoader.ts'
import { entryRoute } from '#relay/entrypoints/entryRoute.tsx'
import { boardEntryPoint } from './BoardPage.entrypoint.ts'
import { BoardPageSkeleton } from './BoardPage.skeleton.tsx'
import { homeEntryPoint } from './HomePage.entrypoint.ts'
import { ideaEntryPoint } from './IdeaPage.entrypoint.ts'
import { IdeaPageSkeleton } from './IdeaPage.skeleton.tsx'
import { invitationEntryPoint } from './InvitationPage.entrypoint.ts'
import { ListPageSkeleton } from './ListPage.skeleton.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PageFailure } from './PageFailure.tsx'
import { postEntryPoint } from './PostPage.entrypoint.ts'
import { PostPageSkeleton } from './PostPage.skeleton.tsx'
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
    { path: '*', element: <NotFoundScreen /> },
  ]
}

/** The pages that stand alone. */
export function plainRoutes(pages: PageLoader): RouteObject[] {
  const page = { failure: PlainFailure, skeleton: <PlainScreen>{null}</PlainScreen>, refresh: false }
  return [
    { path: 'welcome', ...entryRoute(pages, { ...page, entryPoint: welcomeEntryPoint }) },
    { path: 'invitation', ...entryRoute(pages, { ...page, entryPoint: invitationEntryPoint }) },
  ]
}
