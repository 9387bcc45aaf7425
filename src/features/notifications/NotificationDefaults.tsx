import { graphql, useFragment } from 'react-relay'
import type { NotificationDefaults_site$key } from '#generated/NotificationDefaults_site.graphql.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { notificationChannels } from '#rules/notifications.ts'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { KindChannels } from './KindChannels.tsx'
import { useSetDefault } from './useSetDefault.ts'

/** The notifications of everybody who has not chosen otherwise; a change takes effect at once. */
export function NotificationDefaults({ site }: { site: NotificationDefaults_site$key }) {
  const t = useMessages(notificationsMessages)
  const { notificationDefaults } = useFragment(
    graphql`
      fragment NotificationDefaults_site on Site {
        notificationDefaults {
          # eslint-disable-next-line relay/unused-fields -- KindChannels reads it
          kind
          # eslint-disable-next-line relay/unused-fields -- KindChannels reads it
          channel
          # eslint-disable-next-line relay/unused-fields -- KindChannels reads it
          on
        }
      }
    `,
    site,
  )
  const set = useSetDefault()
  return (
    <SettingSection id="notifications" title={t('defaults.title')} lead={t('defaults.lead')}>
      <KindChannels
        preferences={notificationDefaults ?? []}
        channels={notificationChannels}
        onSet={(...given) => void set(...given)}
      />
    </SettingSection>
  )
}
