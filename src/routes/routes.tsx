import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { PageFailureProps } from '#relay/boundaries/ContentBoundary.tsx'
import type { PageLoader } from '#relay/entrypoints/createPageLoader.ts'
import { entryRoute } from '#relay/entrypoints/entryRoute.tsx'
import { FailedRoute } from '#relay/entrypoints/FailedRoute.tsx'
import { boardEntryPoint } from './BoardPage.entrypoint.ts'
import { BoardPageSkeleton } from './BoardPage.skeleton.tsx'
import { homeEntryPoint } from './HomePage.entrypoint.ts'
import { ideaEntryPoint } from './IdeaPage.entrypoint.ts'
import { IdeaPageSkeleton } from './IdeaPage.skeleton.tsx'
import { ListPageSkeleton } from './ListPage.skeleton.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PlainFailure } from './PlainFailure.tsx'
import { postEntryPoint } from './PostPage.entrypoint.ts'
import { PostPageSkeleton } from './PostPage.skeleton.tsx'
import type { SeldomPath } from './seldomPages.tsx'

/** The pages inside the frame: the URL table. */
export function framedRoutes(pages: PageLoader): RouteObject[] {
  const page = { failure: PageFailure }
  return [
    {
      index: true,
      ...entryRoute(pages, { ...page, entryPoint: homeEntryPoint, skeleton: <ListPageSkeleton /> }),
    },
    {
      path: 'boards/:slug',
      ...entryRoute(pages, {
        ...page,
        entryPoint: boardEntryPoint,
        skeleton: <BoardPageSkeleton />,
      }),
    },
    {
      path: 'ideas/new',
      ...entryRoute(pages, {
        ...page,
        entryPoint: postEntryPoint,
        skeleton: <PostPageSkeleton />,
        refresh: false,
      }),
    },
    {
      path: 'ideas/:number/:slug?',
      ...entryRoute(pages, {
        ...page,
        entryPoint: ideaEntryPoint,
        skeleton: <IdeaPageSkeleton />,
        identity: ({ params }) => params.number ?? '',
      }),
    },
    ...(['settings', 'team', 'team/settings', 'team/people'] as const).map((path) =>
      seldomRoute(pages, path, PageFailure),
    ),
    { path: '*', element: <NotFoundScreen /> },
    // `*` matches no line break, which an address can have.
    { path: ':any/:more?', element: <NotFoundScreen /> },
  ]
}

/** The pages that stand alone. */
export function plainRoutes(pages: PageLoader): RouteObject[] {
  return (['welcome', 'sign-in', 'invitation'] as const).map((path) =>
    seldomRoute(pages, path, PlainFailure),
  )
}

/** A page that few open: its entrypoint and skeleton come when it is opened, so that the first screen need not carry them. */
function seldomRoute(
  pages: PageLoader,
  path: SeldomPath,
  failure: ComponentType<PageFailureProps>,
): RouteObject {
  return {
    path,
    errorElement: <FailedRoute failure={failure} />,
    lazy: async () => {
      const { seldomPages } = await import('./seldomPages.tsx')
      const { loader, element, handle } = seldomPages(pages)[path]
      return { loader, element, handle }
    },
  }
}
