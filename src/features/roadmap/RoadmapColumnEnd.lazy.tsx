/* eslint-disable relay/unused-fields -- Roadmap reads the connection that this fragment makes grow */
import { graphql } from 'react-relay'
import type { RoadmapColumnEnd_status$key } from '#generated/RoadmapColumnEnd_status.graphql.ts'
import type { RoadmapColumnEndQuery } from '#generated/RoadmapColumnEndQuery.graphql.ts'
import { ListEnd } from '#parts/list/ListEnd.tsx'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { listLimits } from '#rules/listLimits.ts'

const fragment = graphql`
  fragment RoadmapColumnEnd_status on Status
  @argumentDefinitions(
    first: { type: "Int!" }
    after: { type: "String" }
    board: { type: "String" }
    tags: { type: "[String!]" }
  )
  @refetchable(queryName: "RoadmapColumnEndQuery")
  @throwOnFieldError {
    roadmapIdeas(first: $first, after: $after, board: $board, tags: $tags)
      @connection(key: "RoadmapColumn_roadmapIdeas", filters: ["board", "tags"]) {
      edges {
        node {
          id
          title
          targetMonth
          followerCount
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the columns draw it
          ...RoadmapCard_idea
        }
      }
    }
  }
`

/** Inputs of the end of a column. */
export interface ColumnEndProps {
  status: RoadmapColumnEnd_status$key
}

/** The end of a column, which loads its next page; the column shows what the store then has. */
export function RoadmapColumnEnd({ status }: ColumnEndProps) {
  const { next } = usePaginatedList<RoadmapColumnEndQuery, RoadmapColumnEnd_status$key>(
    fragment,
    status,
    listLimits.pageSize.default,
  )
  return <ListEnd {...next} />
}
