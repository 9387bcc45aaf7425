import { useId } from 'react'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import {
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
} from '#rules/notifications.ts'
import css from './Notifications.module.css'

/** Whether people are told of a kind by one way. */
export interface Preference {
  readonly kind: string
  readonly channel: string
  readonly on: boolean
}

interface Props {
  preferences: readonly Preference[]
  /** The ways that are offered, in their order. */
  channels: readonly NotificationChannel[]
  onSet: (kind: NotificationKind, channel: NotificationChannel, on: boolean) => void
}

/** Every kind of what can be told, in a sentence, with a switch for each way of telling it. */
export function KindChannels({ preferences, channels, onSet }: Props) {
  const offered = notificationKinds.filter((kind) => preferences.some((one) => one.kind === kind))
  return (
    <div className={css.kinds}>
      {offered.map((kind) => (
        <KindRow
          key={kind}
          kind={kind}
          channels={channels}
          isOn={(channel) =>
            preferences.some((one) => one.kind === kind && one.channel === channel && one.on)
          }
          onSet={onSet}
        />
      ))}
    </div>
  )
}

function KindRow({
  kind,
  channels,
  isOn,
  onSet,
}: Pick<Props, 'channels' | 'onSet'> & {
  kind: NotificationKind
  isOn: (channel: NotificationChannel) => boolean
}) {
  const t = useMessages(notificationsMessages)
  const id = useId()
  const name = t(`kind.${kind}`)
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} className={css.kind}>
      <div>
        <p id={id} className={css.name}>
          {name}
        </p>
        <p id={`${id}-hint`} className={css.hint}>
          {t(`kind.${kind}.hint`)}
        </p>
      </div>
      <div className={css.channels}>
        {channels.map((channel) => (
          <label key={channel} className={css.channel}>
            <input
              type="checkbox"
              checked={isOn(channel)}
              onChange={(event) => onSet(kind, channel, event.target.checked)}
              aria-label={t('told.kind', { channel: t(`channel.${channel}`), kind: name })}
            />
            {t(`channel.${channel}`)}
          </label>
        ))}
      </div>
    </div>
  )
}
