import { codeFor } from '#features/ideas/FoundIdeas.tsx'
import { choiceVariables, readAfter, readChoice } from '#features/ideas/listAddress.ts'
import page from '#generated/BoardPageQuery$parameters.ts'
import sidebar from '#generated/ListSidebarQuery.graphql.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { BoardPageSkeleton } from './BoardPage.skeleton.tsx'
import type { BoardPage } from './BoardPage.tsx'
import type { PageRoute } from './PageDescriptor.ts'

const entryPoint: PageEntryPoint<typeof BoardPage> = {
  root: JSResource('BoardPage', () => import('./BoardPage.tsx').then((module) => module.BoardPage)),
  getPreloadProps({ params, url }) {
    // Cut: the server refuses a text longer than any slug, and what is not found is said by the page.
    const slug = params.slug?.slice(0, 200) ?? ''
    const choice = readChoice(slug, url.searchParams)
    return {
      code: codeFor(choice),
      queries: {
        page: {
          parameters: page,
          variables: {
            slug,
            ...choiceVariables(choice, readAfter(url.searchParams)),
          },
        },
        sidebar: { parameters: sidebar, variables: {} },
      },
    }
  },
}

/** `/boards/:slug` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <BoardPageSkeleton />,
}
