import { commentsAfter } from '#features/comments/commentsAddress.ts'
import page from '#generated/IdeaPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { IdeaPageSkeleton } from './IdeaPage.skeleton.tsx'
import type { IdeaPage } from './IdeaPage.tsx'
import type { PageRoute } from './PageDescriptor.ts'

const entryPoint: PageEntryPoint<typeof IdeaPage> = {
  root: JSResource('IdeaPage', () => import('./IdeaPage.tsx').then((module) => module.IdeaPage)),
  // Cut: the server refuses an id longer than any, and what is not found is said by the page.
  getPreloadProps: ({ params: { number = '' }, url }) => ({
    queries: {
      page: {
        parameters: page,
        variables: { id: `idea_${number.slice(0, 20)}`, ...commentsAfter(url.searchParams) },
      },
    },
  }),
}

/** `/ideas/:number/:slug?`: an idea's id is `idea_` and its number by contract, so that a list's record answers at once. */
export const route: PageRoute = {
  entryPoint,
  skeleton: <IdeaPageSkeleton />,
  identity: ({ params }) => params.number ?? '',
}
