import { graphql, useFragment } from 'react-relay'
import type { RoadmapGoneTag_query$key } from '#generated/RoadmapGoneTag_query.graphql.ts'
import { GoneFilters, goneOf } from '#parts/filters/GoneFilters.tsx'
import { roadmapHref, type RoadmapChoice } from './roadmapAddress.ts'

/** Says that there is no such tag as the address names; nothing where there is. */
export function RoadmapGoneTag({
  query,
  choice,
}: {
  query: RoadmapGoneTag_query$key
  choice: RoadmapChoice
}) {
  const { site } = useFragment(
    graphql`
      fragment RoadmapGoneTag_query on Query {
        site {
          tags {
            # eslint-disable-next-line relay/unused-fields -- goneOf reads it
            slug
          }
        }
      }
    `,
    query,
  )
  return (
    <GoneFilters
      statuses={[]}
      tags={goneOf(site?.tags, choice.tag === null ? [] : [choice.tag])}
      href={roadmapHref({ ...choice, after: null, tag: null })}
    />
  )
}
