import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { FilterBar } from '#features/ideas/FilterBar.tsx'
import type { ListChoice } from '#features/ideas/listAddress.ts'
import type { ListSidebarQuery } from '#generated/ListSidebarQuery.graphql.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { AsideQuery } from './ListAside.lazy.tsx'

// Narrow screens never show it, and no list waits for it.
const RecentActivity = lazyComponent<{ query: AsideQuery }>(
  () => import('./ListAside.lazy.tsx').then((module) => module.RecentActivity),
  null,
  { isDrawn: true },
)

/**
 * The content around every list. It does not depend on the filters, so that typing a search asks
 * for it once.
 */
const query = graphql`
  query ListSidebarQuery {
    ...FilterBar_query
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by RecentActivity, whose code comes behind the list
    ...RisingIdeas_query
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by RecentActivity, whose code comes behind the list
    ...ShippedIdeas_query
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by RecentActivity, whose code comes behind the list
    ...AnswerTime_query
  }
`

interface Props {
  sidebar: PreloadedQuery<ListSidebarQuery>
}

/** The order and the filters. */
export function ListFilters({ sidebar, choice }: Props & { choice: ListChoice }) {
  // As below: it reads the order that the site has chosen.
  const data = usePreloadedQuery<ListSidebarQuery>(query, sidebar, {
    UNSTABLE_renderPolicy: 'full',
  })
  return <FilterBar query={data} choice={choice} />
}

/** The recent activity of the site. */
export function ListAside({ sidebar }: Props) {
  // Its code may come before the answer. Drawn without one it would stay so where none comes, and
  // the pieces would read what is not there.
  const data = usePreloadedQuery<ListSidebarQuery>(query, sidebar, {
    UNSTABLE_renderPolicy: 'full',
  })
  return <RecentActivity query={data} />
}
