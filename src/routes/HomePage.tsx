import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { IdeaList } from '#features/ideas/IdeaList.tsx'
import { useIsWhole, useListChoice } from '#features/ideas/useListChoice.ts'
import type { HomePageQuery } from '#generated/HomePageQuery.graphql.ts'
import type { ListSidebarQuery } from '#generated/ListSidebarQuery.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { paths } from '#services/navigation/paths.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ListScreen } from './ListScreen.tsx'

const home = { path: paths.home, description: null, subject: { kind: 'site' } } as const

/** The list of all ideas. */
export function HomePage({
  queries,
}: PageProps<{ page: HomePageQuery; sidebar: ListSidebarQuery }>) {
  const t = useMessages(commonMessages)
  const choice = useListChoice()
  const isIndexed = useIsWhole(choice)
  const data = usePreloadedQuery<HomePageQuery>(
    graphql`
      query HomePageQuery($first: Int!, $after: String, $sort: IdeaSort, $filter: IdeaFilter!)
      @throwOnFieldError {
        ...ScreenTitle_query
        ...IdeaList_query @arguments(first: $first, after: $after, sort: $sort, filter: $filter)
      }
    `,
    queries.page,
  )
  return (
    <ListScreen
      sidebar={queries.sidebar}
      choice={choice}
      head={
        <VisuallyHidden>
          <h1>{t('nav.ideas')}</h1>
        </VisuallyHidden>
      }
    >
      <ScreenTitle
        query={data}
        title={choice.search === '' ? null : choice.search}
        shared={{ ...home, isIndexed }}
      />
      <IdeaList query={data} choice={choice} />
    </ListScreen>
  )
}
