import { graphql, useFragment } from 'react-relay'
import type { QueueTabs_moderation$key } from '#generated/QueueTabs_moderation.graphql.ts'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { queueQuery, queues, type Queue } from './queueAddress.ts'

/** The queues with how much waits in each. */
export function QueueTabs({
  moderation,
  queue: current,
}: {
  moderation: QueueTabs_moderation$key
  queue: Queue
}) {
  const t = useMessages(moderationMessages)
  const data = useFragment(
    graphql`
      fragment QueueTabs_moderation on ModerationQueues {
        pendingCount
        reportedCount
        spamCount
        deletedCount
      }
    `,
    moderation,
  )
  const counts = {
    PENDING: data.pendingCount,
    REPORTED: data.reportedCount,
    SPAM: data.spamCount,
    DELETED: data.deletedCount,
  }
  const tabs = queues.map((queue) => ({
    href: `${paths.team}${queueQuery(queue)}`,
    label: t('triage.tab', { name: t(`triage.${queue}`), count: counts[queue] }),
    current: queue === current,
  }))
  return <LinkTabs label={t('triage.queues')} tabs={tabs} component={AppLink} />
}
