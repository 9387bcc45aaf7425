import { graphql, useFragment } from 'react-relay'
import type { NotificationSettings_viewer$key } from '#generated/NotificationSettings_viewer.graphql.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { notificationChannels } from '#rules/notifications.ts'
import { useArrival } from '#services/navigation/useArrival.ts'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { CadenceChoice } from './CadenceChoice.tsx'
import { ChangelogSubscription } from './ChangelogSubscription.tsx'
import { KindChannels } from './KindChannels.tsx'
import { MutedIdeas } from './MutedIdeas.tsx'
import { PauseChoice } from './PauseChoice.tsx'
import { PushSettings } from './PushSettings.tsx'
import { StoppedMail } from './StoppedMail.tsx'
import { useSetPreference } from './useSetPreference.ts'
import css from './Notifications.module.css'

/** The notifications of a person and their ways, kind by kind; a change takes effect at once. `isWanted`: somebody asked for it by the address. */
export function NotificationSettings({
  viewer,
  isWanted,
}: {
  viewer: NotificationSettings_viewer$key
  isWanted: boolean
}) {
  const t = useMessages(notificationsMessages)
  const data = useFragment(
    graphql`
      fragment NotificationSettings_viewer on Viewer {
        notificationPreferences {
          # eslint-disable-next-line relay/unused-fields -- KindChannels reads it
          kind
          # eslint-disable-next-line relay/unused-fields -- KindChannels reads it
          channel
          # eslint-disable-next-line relay/unused-fields -- KindChannels reads it
          on
        }
        pushKey
        ...PushSettings_viewer
        ...StoppedMail_viewer
        ...ChangelogSubscription_viewer
        ...CadenceChoice_viewer
        ...PauseChoice_viewer
        ...MutedIdeas_viewer
      }
    `,
    viewer,
  )
  const pushKey = data.pushKey ?? null
  const set = useSetPreference()
  const top = useArrival(isWanted)
  return (
    <div ref={top} id="told" className={css.place}>
      <SettingSection
        title={t('told.title')}
        lead={t(pushKey === null ? 'told.lead' : 'told.lead.push')}
      >
        <StoppedMail viewer={data} />
        <KindChannels
          preferences={data.notificationPreferences ?? []}
          channels={notificationChannels.filter((one) => one !== 'PUSH' || pushKey !== null)}
          onSet={(...given) => void set(...given)}
        />
        <ChangelogSubscription viewer={data} />
        {pushKey !== null && <PushSettings viewer={data} pushKey={pushKey} />}
        <CadenceChoice viewer={data} />
        <PauseChoice viewer={data} />
        <MutedIdeas viewer={data} />
      </SettingSection>
    </div>
  )
}
