import { codeFor } from '#features/ideas/FoundIdeas.tsx'
import { choiceVariables, readAfter, readChoice } from '#features/ideas/listAddress.ts'
import page from '#generated/HomePageQuery.graphql.ts'
import sidebar from '#generated/ListSidebarQuery.graphql.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { HomePage } from './HomePage.tsx'
import { ListPageSkeleton } from './ListPage.skeleton.tsx'
import type { PageRoute } from './PageDescriptor.ts'

const entryPoint: PageEntryPoint<typeof HomePage> = {
  root: JSResource('HomePage', () => Promise.resolve(HomePage)),
  getPreloadProps({ url }) {
    const choice = readChoice(null, url.searchParams)
    return {
      code: codeFor(choice),
      queries: {
        page: {
          parameters: page,
          variables: choiceVariables(choice, readAfter(url.searchParams)),
        },
        sidebar: { parameters: sidebar, variables: {} },
      },
    }
  },
}

/** `/` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <ListPageSkeleton />,
}
