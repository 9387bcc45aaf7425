import { graphql, useFragment } from 'react-relay'
import { IdeaRow } from '#entities/Idea/IdeaRow.tsx'
import type { IdeaList_query$key } from '#generated/IdeaList_query.graphql.ts'
import type { IdeaListPage_query$key } from '#generated/IdeaListPage_query.graphql.ts'
import { limits } from '#rules/limits.ts'
import { lazyPiece } from '#ui/lazyPiece.tsx'
import { IdeaListEmpty } from './IdeaListEmpty.tsx'
import { IdeaRows } from './IdeaRows.tsx'
import { sorts, type ListChoice } from './listAddress.ts'
import { ResultCount } from './ResultCount.tsx'

const StaleRowsRefresh = lazyPiece<{ connectionId: string; ids: readonly string[] }>(() =>
  import('./StaleRowsRefresh.tsx').then((module) => module.StaleRowsRefresh),
)

const IdeaListPage = lazyPiece<{ query: IdeaListPage_query$key }>(() =>
  import('./IdeaListPage.lazy.tsx').then((module) => module.IdeaListPage),
)

/** The endless list of ideas for a choice. */
export function IdeaList({ query, choice }: { query: IdeaList_query$key; choice: ListChoice }) {
  const data = useFragment(
    graphql`
      fragment IdeaList_query on Query
      @argumentDefinitions(
        first: { type: "Int!" }
        sort: { type: "IdeaSort!" }
        filter: { type: "IdeaFilter!" }
      )
      @throwOnFieldError {
        ...IdeaListPage_query @arguments(first: $first, sort: $sort, filter: $filter)
        ideas(first: $first, sort: $sort, filter: $filter)
          @connection(key: "IdeaList_ideas", filters: ["sort", "filter"]) {
          __id
          totalCount
          edges {
            node {
              id
              ...IdeaRow_idea
            }
          }
        }
      }
    `,
    query,
  )
  const { edges, totalCount, __id } = data.ideas
  const behind = edges.slice(limits.pageSize.default)
  return (
    <>
      {choice.search !== '' && <ResultCount count={totalCount} search={choice.search} />}
      {edges.length === 0 ? (
        <IdeaListEmpty choice={choice} />
      ) : (
        <IdeaRows
          rows={edges.map(({ node }, index) => (
            <IdeaRow
              key={node.id}
              idea={node}
              sort={sorts[choice.sort]}
              search={choice.search}
              place={index + 1}
            />
          ))}
        />
      )}
      {behind.length > 0 && (
        <StaleRowsRefresh connectionId={__id} ids={behind.map(({ node }) => node.id)} />
      )}
      <IdeaListPage query={data} />
    </>
  )
}
