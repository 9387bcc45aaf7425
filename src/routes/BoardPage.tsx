import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { IdeaList } from '#features/ideas/IdeaList.tsx'
import { useIsWhole, useListChoice } from '#features/ideas/useListChoice.ts'
import type { BoardPageQuery } from '#generated/BoardPageQuery.graphql.ts'
import type { ListSidebarQuery } from '#generated/ListSidebarQuery.graphql.ts'
import { principal } from '#relay/boundaries/principal.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { paths } from '#services/navigation/paths.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { CanonicalSlug } from './CanonicalSlug.tsx'
import { ListScreen } from './ListScreen.tsx'

/** The list of the ideas of one board. */
export function BoardPage({
  queries,
}: PageProps<{ page: BoardPageQuery; sidebar: ListSidebarQuery }>) {
  const choice = useListChoice()
  const isIndexed = useIsWhole(choice)
  const data = usePreloadedQuery<BoardPageQuery>(
    graphql`
      query BoardPageQuery(
        $slug: String!
        $first: Int!
        $after: String
        $sort: IdeaSort
        $filter: IdeaFilter!
      ) @preloadable @throwOnFieldError {
        board: boardBySlug(slug: $slug) {
          name
          description
          slug
        }
        ...ScreenTitle_query
        ...IdeaList_query @arguments(first: $first, after: $after, sort: $sort, filter: $filter)
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
      <CanonicalSlug path={paths.board(board.slug)} />
      <ScreenTitle
        query={data}
        title={board.name}
        shared={{
          path: paths.board(board.slug),
          description: board.description,
          subject: { kind: 'board', slug: board.slug },
          picture: { title: board.name, lead: board.description, idea: null },
          isIndexed,
        }}
      />
      <IdeaList query={data} choice={choice} />
    </ListScreen>
  )
}
