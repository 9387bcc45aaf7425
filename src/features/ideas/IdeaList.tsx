import { graphql, useFragment } from 'react-relay'
import { IdeaRow } from '#entities/Idea/IdeaRow.tsx'
import type { IdeaList_query$key } from '#generated/IdeaList_query.graphql.ts'
import { limits } from '#rules/limits.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { IdeaListPageProps } from './IdeaListPage.lazy.tsx'
import { IdeaRows } from './IdeaRows.tsx'
import type { ListChoice } from './listAddress.ts'

const IdeaListEmpty = lazyComponent<{ choice: ListChoice }>(() =>
  import('./IdeaListEmpty.lazy.tsx').then((module) => module.IdeaListEmpty),
)
const ResultCount = lazyComponent<{ count: number; search: string }>(() =>
  import('./ResultCount.lazy.tsx').then((module) => module.ResultCount),
)
const IdeaListPage = lazyComponent<IdeaListPageProps>(() =>
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
        site @catch(to: NULL) {
          boards {
            id
          }
        }
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
  const isOfOneBoard = choice.board !== null || data.site?.boards.length === 1
  return (
    <>
      {choice.search !== '' && <ResultCount count={totalCount} search={choice.search} />}
      {edges.length === 0 ? (
        <IdeaListEmpty choice={choice} />
      ) : (
        <IdeaRows
          rows={edges.map(({ node }) => (
            <IdeaRow key={node.id} idea={node} isOfOneBoard={isOfOneBoard} />
          ))}
        />
      )}
      <IdeaListPage
        query={data}
        connectionId={__id}
        laterIds={edges.slice(limits.pageSize.default).map(({ node }) => node.id)}
      />
    </>
  )
}
