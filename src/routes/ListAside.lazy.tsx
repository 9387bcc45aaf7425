import { AnswerTime } from '#features/ideas/AnswerTime.tsx'
import { RisingIdeas } from '#features/ideas/RisingIdeas.tsx'
import { ShippedIdeas } from '#features/ideas/ShippedIdeas.tsx'
import type { AnswerTime_query$key } from '#generated/AnswerTime_query.graphql.ts'
import type { RisingIdeas_query$key } from '#generated/RisingIdeas_query.graphql.ts'
import type { ShippedIdeas_query$key } from '#generated/ShippedIdeas_query.graphql.ts'

/** The part of the list's sidebar query that is drawn beside the list. */
export type AsideQuery = AnswerTime_query$key & RisingIdeas_query$key & ShippedIdeas_query$key

/** The time until people hear back, and the recent activity of the site, beside the list on wide screens. */
export function RecentActivity({ query }: { query: AsideQuery }) {
  return (
    <>
      <AnswerTime query={query} />
      <RisingIdeas query={query} />
      <ShippedIdeas query={query} />
    </>
  )
}
