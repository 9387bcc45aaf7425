import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { Queue } from './queueAddress.ts'

const text = {
  PENDING: 'triage.empty.waiting',
  REPORTED: 'triage.empty.reported',
  SPAM: 'triage.empty.removed',
  DELETED: 'triage.empty.removed',
} as const

/** Says that a queue has no post, and what would come into it. */
export function EmptyQueue({ queue }: { queue: Queue }) {
  const t = useMessages(moderationMessages)
  return (
    <EmptyState
      title={t(`triage.empty.${queue}`)}
      action={
        <ButtonLink href={paths.home} component={AppLink}>
          {t('triage.empty.action')}
        </ButtonLink>
      }
    >
      {t(text[queue])}
    </EmptyState>
  )
}
