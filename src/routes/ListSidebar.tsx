import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { FilterBar } from '#features/ideas/FilterBar.tsx'
import type { ListChoice } from '#features/ideas/listAddress.ts'
import { RisingIdeas } from '#features/ideas/RisingIdeas.tsx'
import { ShippedIdeas } from '#features/ideas/ShippedIdeas.tsx'
import type { ListSidebarQuery } from '#generated/ListSidebarQuery.graphql.ts'

/**
 * The content around every list. It does not depend on the filters, so that typing a search asks
 * for it once.
 */
const query = graphql`
  query ListSidebarQuery {
    ...FilterBar_query
    ...RisingIdeas_query
    ...ShippedIdeas_query
  }
`

interface Props {
  sidebar: PreloadedQuery<ListSidebarQuery>
}

/** The order and the filters. */
export function ListFilters({ sidebar, choice }: Props & { choice: ListChoice }) {
  const data = usePreloadedQuery<ListSidebarQuery>(query, sidebar)
  return <FilterBar query={data} choice={choice} />
}

/** The recent activity of the site. */
export function ListAside({ sidebar }: Props) {
  const data = usePreloadedQuery<ListSidebarQuery>(query, sidebar)
  return (
    <>
      <RisingIdeas query={data} />
      <ShippedIdeas query={data} />
    </>
  )
}
