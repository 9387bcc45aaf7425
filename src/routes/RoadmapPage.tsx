import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import type { StatusDialogProps } from '#features/editing/StatusDialog.lazy.tsx'
import type { StatusDialogSlot } from '#features/roadmap/planning.ts'
import { Roadmap } from '#features/roadmap/Roadmap.tsx'
import { isWhole, readRoadmap } from '#features/roadmap/roadmapAddress.ts'
import { RoadmapData } from '#features/roadmap/RoadmapData.tsx'
import { RoadmapFilters } from '#features/roadmap/RoadmapFilters.tsx'
import { RoadmapGoneTag } from '#features/roadmap/RoadmapGoneTag.tsx'
import type { RoadmapPageQuery } from '#generated/RoadmapPageQuery.graphql.ts'
import { roadmapMessages } from '#lib/messages/catalogues/roadmap.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { paths } from '#services/navigation/paths.ts'
import { Page } from '#ui/layout/Page.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

const StatusDialog = lazyOverlay<StatusDialogProps>(() =>
  import('#features/editing/StatusDialog.lazy.tsx').then((module) => module.StatusDialog),
)

/** The dialog of an idea's page, for the columns to ask by. */
const drawStatusDialog: StatusDialogSlot = (props) => <StatusDialog {...props} />

/** The roadmap: a column for each status that is on it. */
export function RoadmapPage({ queries }: PageProps<{ page: RoadmapPageQuery }>) {
  const t = useMessages(roadmapMessages)
  const choice = readRoadmap(new URLSearchParams(useLocation().search))
  const data = usePreloadedQuery<RoadmapPageQuery>(
    graphql`
      query RoadmapPageQuery(
        $first: Int!
        $after: String
        $board: String
        $tags: [String!]
        $status: String
      ) @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        ...RoadmapFilters_query
        ...RoadmapGoneTag_query
        ...RoadmapData_query
          @arguments(first: $first, after: $after, board: $board, tags: $tags, status: $status)
        ...Roadmap_query
          @arguments(first: $first, after: $after, board: $board, tags: $tags, status: $status)
      }
    `,
    queries.page,
  )
  return (
    <Page wide>
      <ScreenTitle
        query={data}
        title={t('roadmap.title')}
        shared={{
          path: paths.roadmap,
          description: t('roadmap.lead'),
          subject: { kind: 'site' },
          isIndexed: isWhole(choice),
        }}
      />
      <PageHeader
        title={t('roadmap.title')}
        lead={t('roadmap.lead')}
        actions={<RoadmapFilters query={data} choice={choice} />}
      />
      <RoadmapGoneTag query={data} choice={choice} />
      {isWhole(choice) && <RoadmapData query={data} title={t('roadmap.title')} />}
      <Roadmap query={data} choice={choice} statusDialog={drawStatusDialog} />
    </Page>
  )
}
