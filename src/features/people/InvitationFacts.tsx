import { graphql, useFragment } from 'react-relay'
import type { InvitationFacts_invitation$key } from '#generated/InvitationFacts_invitation.graphql.ts'
import { formatDate } from '#lib/format.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useClock } from '#services/clock/useClock.ts'
import { roleName } from './roleName.ts'
import css from './People.module.css'

/** An open invitation: to whom, as what, until when and by whom. */
export function InvitationFacts({
  invitation,
  whom,
}: {
  invitation: InvitationFacts_invitation$key
  whom: string
}) {
  const language = useLanguage()
  const t = useMessages(peopleMessages)
  const clock = useClock()
  const { role, expiresAt, invitedBy } = useFragment(
    graphql`
      fragment InvitationFacts_invitation on Invitation {
        role
        expiresAt
        invitedBy {
          name
        }
      }
    `,
    invitation,
  )
  const isExpired = Date.parse(expiresAt) <= clock.now
  return (
    <div className={css.who}>
      <div className={css.name}>
        <bdi>{whom}</bdi>
        <span className={css.mark}>{roleName(role, t)}</span>
      </div>
      <div className={isExpired ? css.bannedMark : css.email}>
        {isExpired
          ? t('open.expired')
          : t('open.until', { day: formatDate(expiresAt, clock, language) })}
        {invitedBy && (
          <span className={css.mark}>
            {' · '}
            <bdi>{t('open.by', { name: invitedBy.name })}</bdi>
          </span>
        )}
      </div>
    </div>
  )
}
