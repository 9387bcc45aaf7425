import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { InvitationRow_invitation$key } from '#generated/InvitationRow_invitation.graphql.ts'
import { formatDate } from '#lib/format.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { useNow } from '#services/clock/useNow.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { roleName } from './roleName.ts'
import { useResendInvitation, useRevokeInvitation } from './useChangeInvitation.ts'
import css from './People.module.css'

interface Props {
  invitation: InvitationRow_invitation$key
  /** Letters are not mailed but printed by the server. */
  isByTerminal: boolean
  /** The row goes, and the focus with it: to the button that stands next, if there is one. */
  onRevoked: (next: HTMLElement | null) => void
}

/** An open invitation: to whom, as what, until when, and what can be done. */
export function InvitationRow({ invitation, isByTerminal, onRevoked }: Props) {
  const language = useLanguage()
  const t = useMessages(peopleMessages)
  const row = useRef<HTMLLIElement>(null)
  const now = useNow()
  const { id, email, name, role, expiresAt, invitedBy, viewerCanResend, viewerCanRevoke } =
    useFragment(
      graphql`
        fragment InvitationRow_invitation on Invitation {
          id
          email
          name
          role
          expiresAt
          viewerCanResend
          viewerCanRevoke
          invitedBy {
            id
            name
          }
        }
      `,
      invitation,
    )
  const whom = email ?? name ?? t('open.link')
  const { toasts } = useServices()
  const [resend] = useResendInvitation()
  const [revoke] = useRevokeInvitation()
  const { state, problems, submit } = useSubmission()
  const isSending = state === 'sending'
  const [failure] = problems
  const sendAgain = async (): Promise<void> => {
    if (await submit(() => resend({ id })))
      toasts.add({ text: t(isByTerminal ? 'open.reprinted' : 'open.resent') })
  }
  const takeBack = async (): Promise<void> => {
    const next = besides(row.current)
    if (!(await submit(() => revoke({ id })))) return
    onRevoked(next)
    toasts.add({ text: t('open.revoked', { name: whom }) })
  }
  const isExpired = Date.parse(expiresAt) <= now
  return (
    <li ref={row} className={css.invitation}>
      <div className={css.who}>
        <div className={css.name}>
          <bdi>{whom}</bdi>
          <span className={css.mark}>{roleName(role, t)}</span>
        </div>
        <div className={isExpired ? css.bannedMark : css.email}>
          {isExpired
            ? t('open.expired')
            : t('open.until', { day: formatDate(expiresAt, now, language) })}
          {invitedBy && (
            <span className={css.mark}>
              {' · '}
              <bdi>{t('open.by', { name: invitedBy.name })}</bdi>
            </span>
          )}
        </div>
      </div>
      <div className={css.actions}>
        {viewerCanResend && (
          <Button
            variant="plain"
            size="s"
            onClick={() => void sendAgain()}
            aria-disabled={isSending}
          >
            {t('open.resend')}
            <VisuallyHidden>: {whom}</VisuallyHidden>
          </Button>
        )}
        {viewerCanRevoke && (
          <Button
            variant="plain"
            size="s"
            onClick={() => void takeBack()}
            aria-disabled={isSending}
          >
            {t('open.revoke')}
            <VisuallyHidden>: {whom}</VisuallyHidden>
          </Button>
        )}
      </div>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
      )}
    </li>
  )
}

function besides(row: HTMLElement | null): HTMLElement | null {
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button') ?? null
}
