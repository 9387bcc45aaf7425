import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSetSubscription } from '#entities/ChangelogEntry/useSetSubscription.ts'
import type { ChangelogSubscription_viewer$key } from '#generated/ChangelogSubscription_viewer.graphql.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './Notifications.module.css'

/** Whether a person is told of every entry of the changelog; takes effect at once. */
export function ChangelogSubscription({ viewer }: { viewer: ChangelogSubscription_viewer$key }) {
  const t = useMessages(notificationsMessages)
  const id = useId()
  const { isSubscribedToChangelog } = useFragment(
    graphql`
      fragment ChangelogSubscription_viewer on Viewer {
        isSubscribedToChangelog
      }
    `,
    viewer,
  )
  const set = useSetSubscription()
  return (
    <div>
      <label className={css.channel}>
        <input
          type="checkbox"
          checked={isSubscribedToChangelog}
          onChange={(event) => void set(event.target.checked)}
          aria-describedby={id}
        />
        {t('subscription.label')}
      </label>
      <p id={id} className={css.hint}>
        {t('subscription.hint')}
      </p>
    </div>
  )
}
