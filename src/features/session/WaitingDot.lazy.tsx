import { graphql, useFragment } from 'react-relay'
import type { WaitingDot_moderation$key } from '#generated/WaitingDot_moderation.graphql.ts'
import { accountMenuMessages } from '#lib/messages/catalogues/accountMenu.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './WaitingDot.module.css'

/** Says at the account's button that posts wait for the team, where nothing else on the screen does. */
export function WaitingDot({ moderation }: { moderation: WaitingDot_moderation$key }) {
  const t = useMessages(accountMenuMessages)
  const { pendingCount, reportedCount } = useFragment(
    graphql`
      fragment WaitingDot_moderation on ModerationQueues {
        pendingCount
        reportedCount
      }
    `,
    moderation,
  )
  const count = pendingCount + reportedCount
  if (count === 0) return null
  return (
    <span className={css.place}>
      <span role="img" aria-label={t('waiting', { count })} className={css.dot} />
    </span>
  )
}
