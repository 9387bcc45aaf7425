import { choiceVariables, readChoice } from '#features/ideas/listAddress.ts'
import page from '#generated/BoardPageQuery$parameters.ts'
import around from '#generated/ListAroundQuery.graphql.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { BoardPage } from './BoardPage.tsx'

/** `/boards/:slug` */
export const boardEntryPoint: PageEntryPoint<typeof BoardPage> = {
  root: JSResource('BoardPage', () => import('./BoardPage.tsx').then((module) => module.BoardPage)),
  getPreloadProps: ({ params: { slug = '' }, url }) => ({
    queries: {
      page: {
        parameters: page,
        variables: { slug, ...choiceVariables(readChoice(slug, url.searchParams)) },
      },
      around: { parameters: around, variables: {} },
    },
  }),
}
