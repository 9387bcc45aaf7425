import { graphql, useFragment } from 'react-relay'
import type { Roadmap_query$data, Roadmap_query$key } from '#generated/Roadmap_query.graphql.ts'
import { roadmapMessages } from '#lib/messages/catalogues/roadmap.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { ListStart } from '#parts/list/PlainPages.tsx'
import type { StatusCategory } from '#rules/statuses.ts'
import { paths } from '#services/navigation/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { ColumnData } from './columnData.ts'
import { Columns } from './Columns.tsx'
import { ColumnSegments } from './ColumnSegments.tsx'
import type { StatusDialogSlot } from './planning.ts'
import { roadmapHref, type RoadmapChoice } from './roadmapAddress.ts'
import type { TeamColumnsProps } from './TeamColumns.lazy.tsx'

const TeamColumns = lazyComponent<TeamColumnsProps>(
  () => import('./TeamColumns.lazy.tsx').then((module) => module.TeamColumns),
  (props) => <Columns {...props} isPlannable />,
)

interface Props {
  query: Roadmap_query$key
  choice: RoadmapChoice
  /** Asks for a status and an official answer; a page gives it. */
  statusDialog: StatusDialogSlot
}

const queryFragment = graphql`
  fragment Roadmap_query on Query
  @argumentDefinitions(
    first: { type: "Int!" }
    after: { type: "String" }
    board: { type: "String" }
    tags: { type: "[String!]" }
    status: { type: "String" }
  )
  @throwOnFieldError {
    viewer {
      canPlan
    }
    site @catch(to: NULL) {
      statuses {
        id
        name
        category
        color
      }
    }
    roadmap(status: $status) {
      id
      slug
      name
      description
      category
      color
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by RoadmapColumnEnd, whose code comes behind the columns
      ...RoadmapColumnEnd_status
        @arguments(first: $first, after: $after, board: $board, tags: $tags)
      roadmapIdeas(first: $first, after: $after, board: $board, tags: $tags)
        @connection(key: "RoadmapColumn_roadmapIdeas", filters: ["board", "tags"]) {
        totalCount
        edges {
          node {
            id
            title
            targetMonth
            followerCount
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by Columns, and for the team by TeamColumn
            ...RoadmapCard_idea
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`

/** The columns of the roadmap: to read, and for the team to move ideas in. */
export function Roadmap({ query, choice, statusDialog }: Props) {
  const t = useMessages(roadmapMessages)
  const data = useFragment(queryFragment, query)
  const columns = data.roadmap.map(columnOf)
  const isFiltered = choice.board !== null || choice.tag !== null
  if (!isFiltered && columns.every(({ total }) => total === 0))
    return (
      <EmptyState
        title={t('roadmap.empty')}
        action={
          <ButtonLink href={paths.home} component={AppLink}>
            {t('roadmap.emptyAction')}
          </ButtonLink>
        }
      >
        {t('roadmap.emptyText')}
      </EmptyState>
    )
  const current = (columns.find(({ slug }) => slug === choice.column) ?? columns[0])?.slug ?? ''
  const shared = { columns, current, choice }
  return (
    <>
      {choice.after === null ? (
        <ColumnSegments {...shared} />
      ) : (
        <ListStart href={roadmapHref({ ...choice, after: null })} />
      )}
      {data.viewer.canPlan ? (
        <TeamColumns
          {...shared}
          statuses={(data.site?.statuses ?? []).map((status) => ({
            ...status,
            color: status.color ?? null,
            category: status.category as StatusCategory,
          }))}
          statusDialog={statusDialog}
        />
      ) : (
        <Columns {...shared} />
      )}
    </>
  )
}

function columnOf(status: Roadmap_query$data['roadmap'][number]): ColumnData {
  const { id, slug, name, description, category, color, roadmapIdeas } = status
  const { edges, totalCount, pageInfo } = roadmapIdeas
  return {
    id,
    slug,
    name,
    description,
    category: category as StatusCategory,
    color: color ?? null,
    total: totalCount,
    cards: edges.map(({ node }) => ({
      id: node.id,
      title: node.title,
      targetMonth: node.targetMonth ?? null,
      followerCount: node.followerCount ?? null,
      idea: node,
    })),
    end: status,
    endCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  }
}
