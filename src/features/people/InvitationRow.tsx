import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { InvitationRow_invitation$key } from '#generated/InvitationRow_invitation.graphql.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { useServices } from '#services/Services.tsx'
import { Notice } from '#ui/Notice.tsx'
import { HandedLink } from './HandedLink.tsx'
import { InvitationAct } from './InvitationAct.tsx'
import { InvitationFacts } from './InvitationFacts.tsx'
import { useResendInvitation, useRevokeInvitation } from './useChangeInvitation.ts'
import { useCopyLink } from './useCopyLink.ts'
import css from './People.module.css'

interface Props {
  invitation: InvitationRow_invitation$key
  /** Letters are not mailed but printed by the server. */
  isByTerminal: boolean
  /** The row goes, and the focus with it: to the button that stands next, if there is one. */
  onRevoked: (next: HTMLElement | null) => void
}

/** An open invitation: its facts, and what can be done. */
export function InvitationRow({ invitation, isByTerminal, onRevoked }: Props) {
  const t = useMessages(peopleMessages)
  const row = useRef<HTMLLIElement>(null)
  const data = useFragment(
    graphql`
      fragment InvitationRow_invitation on Invitation {
        id
        email
        name
        role
        viewerCanResend
        viewerCanCopyLink
        viewerCanRevoke
        ...InvitationFacts_invitation
      }
    `,
    invitation,
  )
  const { id, email, name, role } = data
  const whom = email ?? name ?? t('open.link')
  const { toasts } = useServices()
  const [resend] = useResendInvitation()
  const [revoke] = useRevokeInvitation()
  const submission = useSubmission()
  const { state, problems, submit } = submission
  const { copy, shown } = useCopyLink(data, submission)
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
  }
  return (
    <li ref={row} className={css.invitation}>
      <InvitationFacts invitation={data} whom={whom} />
      <div className={css.actions}>
        {data.viewerCanResend && (
          <InvitationAct label={t('open.resend')} onPress={sendAgain} {...{ whom, isSending }} />
        )}
        {data.viewerCanCopyLink && (
          <InvitationAct label={t('open.copy')} onPress={copy} {...{ whom, isSending }} />
        )}
        {data.viewerCanRevoke && (
          <InvitationAct label={t('open.revoke')} onPress={takeBack} {...{ whom, isSending }} />
        )}
      </div>
      {shown !== null && <HandedLink url={shown} role={role} />}
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
