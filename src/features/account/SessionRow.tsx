import { graphql, useFragment } from 'react-relay'
import type { SessionRow_session$key } from '#generated/SessionRow_session.graphql.ts'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useClock } from '#services/clock/useClock.ts'
import { Button } from '#ui/Button.tsx'
import { TimeAgo } from '#ui/TimeAgo.tsx'
import css from './SessionList.module.css'

const DAY = 86_400_000

/** One device that somebody is signed in on. `onEnd` null: it is this one. */
export function SessionRow({
  session,
  onEnd,
  isBusy,
}: {
  session: SessionRow_session$key
  onEnd: (() => void) | null
  isBusy: boolean
}) {
  const t = useMessages(accountMessages)
  const clock = useClock()
  const { device, lastUsedAt, createdAt } = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        device
        lastUsedAt
        createdAt
      }
    `,
    session,
  )
  // The server notes the use of a session once a day.
  const isRecent = clock.now - Date.parse(lastUsedAt) < DAY
  return (
    <li className={css.row}>
      <div>
        <p className={css.device}>{device}</p>
        <p className={css.facts}>
          {onEnd === null ? (
            t('sessions.current')
          ) : isRecent ? (
            t('sessions.recent')
          ) : (
            <>
              {t('sessions.used')} <TimeAgo value={lastUsedAt} clock={clock} />
            </>
          )}
          {' · '}
          {t('sessions.since')} <TimeAgo value={createdAt} clock={clock} />
        </p>
      </div>
      {onEnd && (
        <Button
          onClick={onEnd}
          aria-disabled={isBusy}
          aria-label={t('sessions.end.label', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
