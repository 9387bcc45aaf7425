import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { FilterBar } from '#features/ideas/FilterBar.tsx'
import type { ListChoice } from '#features/ideas/listAddress.ts'
import { RisingIdeas } from '#features/ideas/RisingIdeas.tsx'
import { ShippedIdeas } from '#features/ideas/ShippedIdeas.tsx'
import type { ListAroundQuery } from '#generated/ListAroundQuery.graphql.ts'

/** What stands around every list. It does not depend on the filters, so that typing a search asks for it once. */
const query = graphql`
  query ListAroundQuery {
    ...FilterBar_query
    ...RisingIdeas_query
    ...ShippedIdeas_query
  }
`

interface Props {
  around: PreloadedQuery<ListAroundQuery>
}

/** The order and the filters. */
export function ListFilters({ around, choice }: Props & { choice: ListChoice }) {
  const data = usePreloadedQuery<ListAroundQuery>(query, around)
  return <FilterBar query={data} choice={choice} />
}

/** What happens at the moment. */
export function ListAside({ around }: Props) {
  const data = usePreloadedQuery<ListAroundQuery>(query, around)
  return (
    <>
      <RisingIdeas query={data} />
      <ShippedIdeas query={data} />
    </>
  )
}
