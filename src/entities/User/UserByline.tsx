import { graphql, useFragment } from 'react-relay'
import type { UserByline_user$key } from '#generated/UserByline_user.graphql.ts'
import { userMessages } from '#lib/messages/catalogues/user.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useClock } from '#services/clock/useClock.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { TimeAgo } from '#ui/TimeAgo.tsx'
import css from './UserByline.module.css'

/** The author of something, and when; `null` is somebody whose account is gone. */
export function UserByline({
  user,
  at,
  note,
}: {
  user: UserByline_user$key | null
  at: string
  note?: string
}) {
  const t = useMessages(userMessages)
  const clock = useClock()
  const data = useFragment(
    graphql`
      fragment UserByline_user on User {
        name
        avatar
        role
      }
    `,
    user,
  )
  const name = data?.name ?? t('user.deleted')
  return (
    <span className={css.byline}>
      <Avatar name={name} src={data?.avatar ?? undefined} size={24} />
      <span className={css.text}>
        <bdi className={css.name}>{name}</bdi>
        {data && data.role !== 'MEMBER' && <span className={css.team}>{t('user.team')}</span>}
        <span className={css.time}>
          <TimeAgo value={at} clock={clock} />
          {note}
        </span>
      </span>
    </span>
  )
}
