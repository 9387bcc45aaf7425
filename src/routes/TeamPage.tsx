import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { queueQuery, readQueue } from '#features/moderation/queueAddress.ts'
import { QueueList } from '#features/moderation/QueueList.tsx'
import { QueueTabs } from '#features/moderation/QueueTabs.tsx'
import type { TeamPageQuery } from '#generated/TeamPageQuery.graphql.ts'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Section } from '#parts/failure/Section.tsx'
import { ListFile } from '#parts/link/ListFile.tsx'
import { principal } from '#relay/boundaries/principal.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'

/** The queues of posts that wait for a decision of the team; not found for others. */
export function TeamPage({ queries }: PageProps<{ page: TeamPageQuery }>) {
  const t = useMessages(moderationMessages)
  const queue = readQueue(useSearchParams()[0])
  const data = usePreloadedQuery<TeamPageQuery>(
    graphql`
      query TeamPageQuery($queue: ModerationQueue!) @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        moderation {
          ...QueueTabs_moderation
        }
        ...QueueList_query @arguments(queue: $queue)
      }
    `,
    queries.page,
  )
  const moderation = principal(data.moderation)
  return (
    <Page>
      <ScreenTitle query={data} title={t('triage.title')} />
      <PageHeader title={t('triage.title')} lead={t('triage.lead')} />
      <QueueTabs moderation={moderation} queue={queue} />
      <Section skeleton={<SkeletonText lines={8} />}>
        <QueueList key={queue} query={data} queue={queue}>
          <ListFile list="triage" query={queueQuery(queue)} />
        </QueueList>
      </Section>
    </Page>
  )
}
