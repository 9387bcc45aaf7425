/* eslint-disable relay/unused-fields -- IdeaList and FoundIdeas read the connection that this fragment makes grow */
import { graphql } from 'react-relay'
import type { IdeaListPage_query$key } from '#generated/IdeaListPage_query.graphql.ts'
import type { IdeaListPageQuery } from '#generated/IdeaListPageQuery.graphql.ts'
import { ListEnd } from '#parts/list/ListEnd.tsx'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { limits } from '#rules/limits.ts'
import { NoneOfThese } from './NoneOfThese.tsx'
import { StaleRowsRefresh } from './StaleRowsRefresh.tsx'

const fragment = graphql`
  fragment IdeaListPage_query on Query
  @argumentDefinitions(
    first: { type: "Int!" }
    after: { type: "String" }
    sort: { type: "IdeaSort" }
    filter: { type: "IdeaFilter!" }
  )
  @refetchable(queryName: "IdeaListPageQuery")
  @throwOnFieldError {
    ideas(first: $first, after: $after, sort: $sort, filter: $filter, pinnedFirst: true)
      @connection(key: "IdeaList_ideas", filters: ["sort", "filter"]) {
      edges {
        match {
          isClose
          words
        }
        node {
          id
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- IdeaList draws it
          ...IdeaRow_idea
        }
      }
    }
  }
`

/** Inputs of the end of the list. */
export interface IdeaListPageProps {
  query: IdeaListPage_query$key
  connectionId: string
  /** The address at which the list goes on as long as this code is not here; null at its end. */
  nextHref: string | null
  /** Ids of the rows that came after the page's own query. */
  laterIds: readonly string[]
}

/**
 * The end of the list of ideas, which loads the next page, and keeps those it has loaded fresh; the
 * list itself shows what the store then has.
 */
export function IdeaListPage({ query, connectionId, laterIds }: IdeaListPageProps) {
  const { data: connection, next } = usePaginatedList<IdeaListPageQuery, IdeaListPage_query$key>(
    fragment,
    query,
    limits.pageSize.default,
  )
  return (
    <>
      {laterIds.length > 0 && <StaleRowsRefresh connectionId={connectionId} ids={laterIds} />}
      <ListEnd {...next} />
      {!next.hasMore && connection.ideas.edges.length > 0 && <NoneOfThese />}
    </>
  )
}
