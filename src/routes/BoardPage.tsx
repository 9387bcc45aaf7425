import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { IdeaList } from '#features/ideas/IdeaList.tsx'
import { useListChoice } from '#features/ideas/useListChoice.ts'
import type { BoardPageQuery } from '#generated/BoardPageQuery.graphql.ts'
import type { ListSidebarQuery } from '#generated/ListSidebarQuery.graphql.ts'
import { principal } from '#relay/boundaries/principal.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ListScreen } from './ListScreen.tsx'

/** The list of the ideas of one board. */
export function BoardPage({
  queries,
}: PageProps<{ page: BoardPageQuery; sidebar: ListSidebarQuery }>) {
  const choice = useListChoice()
  const data = usePreloadedQuery<BoardPageQuery>(
    graphql`
      query BoardPageQuery($slug: String!, $first: Int!, $sort: IdeaSort!, $filter: IdeaFilter!)
      @preloadable
      @throwOnFieldError {
        board(slug: $slug) {
          name
          description
        }
        ...ScreenTitle_query
        ...IdeaList_query @arguments(first: $first, sort: $sort, filter: $filter)
      }
    `,
    queries.page,
  )
  const board = principal(data.board)
  return (
    <ListScreen
      sidebar={queries.sidebar}
      choice={choice}
      head={<PageHeader title={board.name} lead={board.description} />}
    >
      <ScreenTitle query={data} title={board.name} />
      <IdeaList query={data} choice={choice} />
    </ListScreen>
  )
}
