import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PushSettings_viewer$key } from '#generated/PushSettings_viewer.graphql.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { usePushHere } from './usePushHere.ts'
import css from './Notifications.module.css'

/** Push on the device that shows this, and on which others it is on. `pushKey`: the site's. */
export function PushSettings({
  viewer,
  pushKey,
}: {
  viewer: PushSettings_viewer$key
  pushKey: string
}) {
  const t = useMessages(notificationsMessages)
  const { sessions } = useFragment(
    graphql`
      fragment PushSettings_viewer on Viewer {
        sessions {
          device
          isCurrent
          hearsByPush
        }
      }
    `,
    viewer,
  )
  const { state, isBusy, problem, allow, end } = usePushHere(pushKey)
  const place = useRef<HTMLDivElement>(null)
  const isOnHere =
    state === 'on' && sessions.some(({ isCurrent, hearsByPush }) => isCurrent && hearsByPush)
  const others = sessions.filter(({ isCurrent, hearsByPush }) => !isCurrent && hearsByPush)
  const press = (act: () => Promise<void>) => () => {
    // The button that has the focus may go away.
    place.current?.focus()
    void act()
  }
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('push.title')} className={css.part}>
      <div>
        <p className={css.heading}>{t('push.title')}</p>
        <p className={css.hint} role="status">
          {state === null || state === 'off'
            ? t('push.off')
            : state === 'on' && !isOnHere
              ? t('push.off')
              : t(`push.${state}`)}
        </p>
      </div>
      {(state === 'off' || (state === 'on' && !isOnHere)) && (
        <div>
          <Button onClick={press(allow)} aria-disabled={isBusy}>
            {t('push.allow')}
          </Button>
        </div>
      )}
      {isOnHere && (
        <div>
          <Button onClick={press(end)} aria-disabled={isBusy}>
            {t('push.end')}
          </Button>
        </div>
      )}
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {others.length > 0 && (
        <p className={css.hint}>
          {t('push.others', { devices: others.map(({ device }) => device).join(', ') })}
        </p>
      )}
    </div>
  )
}
