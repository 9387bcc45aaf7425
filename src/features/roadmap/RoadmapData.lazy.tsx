import { graphql, useFragment } from 'react-relay'
import { StructuredData } from '#entities/Site/StructuredData.tsx'
import type { RoadmapData_query$key } from '#generated/RoadmapData_query.graphql.ts'
import { paths } from '#services/navigation/paths.ts'

export interface RoadmapDataProps {
  readonly query: RoadmapData_query$key
  /** The heading of the page. */
  readonly title: string
}

/** Says what the roadmap and the ideas of its columns are to those who read it as data. */
export function RoadmapData({ query, title }: RoadmapDataProps) {
  // The columns as they came, which the roadmap asks for as well.
  const { site, roadmap } = useFragment(
    graphql`
      fragment RoadmapData_query on Query
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        board: { type: "String" }
        tags: { type: "[String!]" }
        status: { type: "String" }
      ) {
        site @catch(to: NULL) {
          name
          tagline
        }
        roadmap(status: $status) @catch(to: NULL) {
          roadmapIdeas(first: $first, after: $after, board: $board, tags: $tags) {
            edges {
              node {
                number
                slug
                title
              }
            }
          }
        }
      }
    `,
    query,
  )
  if (!site || !roadmap) return null
  const ideas = roadmap.flatMap(({ roadmapIdeas }) =>
    roadmapIdeas.edges.map(({ node }) => ({
      name: node.title,
      path: paths.idea(node.number, node.slug),
    })),
  )
  const { name, tagline } = site
  const part = { name: title, path: paths.roadmap }
  return <StructuredData facts={{ kind: 'list', site: { name, tagline }, part, ideas }} />
}
