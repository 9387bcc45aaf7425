import { choiceVariables, readChoice } from '#features/ideas/listAddress.ts'
import page from '#generated/BoardPageQuery$parameters.ts'
import sidebar from '#generated/ListSidebarQuery.graphql.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { BoardPageSkeleton } from './BoardPage.skeleton.tsx'
import type { BoardPage } from './BoardPage.tsx'
import type { PageRoute } from './PageDescriptor.ts'

const entryPoint: PageEntryPoint<typeof BoardPage> = {
  root: JSResource('BoardPage', () => import('./BoardPage.tsx').then((module) => module.BoardPage)),
  getPreloadProps: ({ params: { slug = '' }, url }) => ({
    queries: {
      page: {
        parameters: page,
        variables: { slug, ...choiceVariables(readChoice(slug, url.searchParams)) },
      },
      sidebar: { parameters: sidebar, variables: {} },
    },
  }),
}

/** `/boards/:slug` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <BoardPageSkeleton />,
}
