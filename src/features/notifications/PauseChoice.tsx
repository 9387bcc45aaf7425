import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PauseChoice_viewer$key } from '#generated/PauseChoice_viewer.graphql.ts'
import { formatDateTime } from '#lib/format.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useClock } from '#services/clock/useClock.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { pauseEnd, pauseEndOn } from './pauseEnd.ts'
import { usePause } from './usePause.ts'
import css from './Notifications.module.css'

/** Silence for a while, and its end. */
export function PauseChoice({ viewer }: { viewer: PauseChoice_viewer$key }) {
  const t = useMessages(notificationsMessages)
  const language = useLanguage()
  const clock = useClock()
  const { notificationsPausedUntil: until } = useFragment(
    graphql`
      fragment PauseChoice_viewer on Viewer {
        notificationsPausedUntil
      }
    `,
    viewer,
  )
  const pause = usePause()
  const place = useRef<HTMLDivElement>(null)
  const [day, setDay] = useState('')
  const [isWrong, setWrong] = useState(false)
  const isPaused = until != null && Date.parse(until) > clock.now
  const set = async (next: string | null): Promise<void> => {
    const done = pause(next)
    // The button that has the focus goes away.
    place.current?.focus()
    await done
  }
  const setOwn = (): void => {
    const end = pauseEndOn(day, clock.now)
    setWrong(end === null)
    if (end !== null) void set(end)
  }
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('pause.title')} className={css.part}>
      <div>
        <p className={css.heading}>{t('pause.title')}</p>
        <p className={css.hint} role="status">
          {isPaused
            ? t('pause.until', { date: formatDateTime(until, clock, language) })
            : t('pause.lead')}
        </p>
      </div>
      {isPaused ? (
        <div>
          <Button onClick={() => void set(null)}>{t('pause.resume')}</Button>
        </div>
      ) : (
        <>
          <div className={css.acts}>
            <Button onClick={() => void set(pauseEnd(clock.now, 1))}>{t('pause.tomorrow')}</Button>
            <Button onClick={() => void set(pauseEnd(clock.now, 7))}>{t('pause.week')}</Button>
          </div>
          <div className={css.acts}>
            <TextField
              type="date"
              label={t('pause.date')}
              value={day}
              onValueChange={setDay}
              error={isWrong ? t('pause.past') : null}
            />
            <Button onClick={setOwn}>{t('pause.set')}</Button>
          </div>
        </>
      )}
    </div>
  )
}
