import { graphql, useFragment } from 'react-relay'
import { StructuredData } from '#entities/Site/StructuredData.tsx'
import type { IdeaListData_query$key } from '#generated/IdeaListData_query.graphql.ts'
import { paths } from '#services/navigation/paths.ts'
import type { ListChoice } from './listAddress.ts'
import { useIsWhole } from './useListChoice.ts'

export interface IdeaListDataProps {
  readonly query: IdeaListData_query$key
  readonly choice: ListChoice
}

/** Says what a list and its first ideas are to those who read it as data. */
export function IdeaListData({ query, choice }: IdeaListDataProps) {
  const isWhole = useIsWhole(choice)
  // The first page as it came, which the list asks for as well.
  const { site, ideas } = useFragment(
    graphql`
      fragment IdeaListData_query on Query
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        sort: { type: "IdeaSort" }
        filter: { type: "IdeaFilter!" }
      ) {
        site @catch(to: NULL) {
          name
          tagline
          boards {
            slug
            name
          }
        }
        ideas(first: $first, after: $after, sort: $sort, filter: $filter, pinnedFirst: true)
          @catch(to: NULL) {
          edges {
            node {
              number
              slug
              title
            }
          }
        }
      }
    `,
    query,
  )
  const board = site?.boards.find(({ slug }) => slug === choice.board)
  if (!site || !ideas || !isWhole) return null
  return (
    <StructuredData
      facts={{
        kind: 'list',
        site: { name: site.name, tagline: site.tagline },
        part: board ? { name: board.name, path: paths.board(board.slug) } : null,
        ideas: ideas.edges.map(({ node }) => ({
          name: node.title,
          path: paths.idea(node.number, node.slug),
        })),
      }}
    />
  )
}
