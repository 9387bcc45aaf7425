import { choiceVariables, readChoice } from '#features/ideas/listAddress.ts'
import page from '#generated/HomePageQuery.graphql.ts'
import around from '#generated/ListAroundQuery.graphql.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { HomePage } from './HomePage.tsx'

/** `/` */
export const homeEntryPoint: PageEntryPoint<typeof HomePage> = {
  root: JSResource('HomePage', () => Promise.resolve(HomePage)),
  getPreloadProps: ({ url }) => ({
    queries: {
      page: { parameters: page, variables: choiceVariables(readChoice(null, url.searchParams)) },
      around: { parameters: around, variables: {} },
    },
  }),
}
