import { RisingIdeas } from '#features/ideas/RisingIdeas.tsx'
import { ShippedIdeas } from '#features/ideas/ShippedIdeas.tsx'
import type { RisingIdeas_query$key } from '#generated/RisingIdeas_query.graphql.ts'
import type { ShippedIdeas_query$key } from '#generated/ShippedIdeas_query.graphql.ts'

/** The part of the list's sidebar query that is drawn beside the list. */
export type AsideQuery = RisingIdeas_query$key & ShippedIdeas_query$key

/** The recent activity of the site, beside the list on wide screens. */
export function RecentActivity({ query }: { query: AsideQuery }) {
  return (
    <>
      <RisingIdeas query={query} />
      <ShippedIdeas query={query} />
    </>
  )
}
