import { useRef, useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { JoinCard_invitation$key } from '#generated/JoinCard_invitation.graphql.ts'
import type { JoinCard_viewer$key } from '#generated/JoinCard_viewer.graphql.ts'
import { invitationMessages } from '#lib/messages/catalogues/invitation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemAt, problemElsewhere } from '#parts/failure/problems.ts'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { limits } from '#rules/limits.ts'
import { checkText } from '#rules/validation.ts'
import { useServices } from '#services/Services.tsx'
import { returnPlace } from '#services/session/returnPlace.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormStack } from '#ui/FormStack.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useAcceptInvitation } from './useAcceptInvitation.ts'
import css from './JoinCard.module.css'

type InvitedRole = 'MEMBER' | 'COLLABORATOR' | 'ADMIN'

const invitationFragment = graphql`
  fragment JoinCard_invitation on InvitationPreview {
    name
    email
    role
    needsName
  }
`
const viewerFragment = graphql`
  fragment JoinCard_viewer on Viewer {
    user {
      name
    }
  }
`

/**
 * Signs an invited member in, on a press and never by opening the link; asks who is new for a name.
 */
export function JoinCard({
  invitation,
  viewer,
  token,
}: {
  invitation: JoinCard_invitation$key
  viewer: JoinCard_viewer$key
  token: string
}) {
  const t = useMessages(invitationMessages)
  const sayProblem = useProblemText()
  const { name, email, role, needsName } = useFragment(invitationFragment, invitation)
  const { user } = useFragment(viewerFragment, viewer)
  const { session, storage } = useServices()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [accept] = useAcceptInvitation()
  const { state, problems, submit, refuse, clear } = useSubmission()
  const isJoining = state === 'sending'
  const failure = problemElsewhere(problems, 'name')
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isJoining) return
    const found = needsName ? checkText('personName', 'name', typed) : null
    if (found) refuse([{ field: 'name', message: sayProblem(found) }])
    const name = needsName ? typed : null
    if (!found && (await submit(() => accept({ token, name }))))
      session.change(returnPlace(storage).take())
    else focusFirstWrong(form.current)
  }
  return (
    <FormStack ref={form} onSubmit={join} isSending={isJoining}>
      <p className={css.facts}>
        {t('join.role', { role: t(`join.role.${role as InvitedRole}`) })}
        {email != null && (
          <>
            {' '}
            {t('join.email')} <bdi className={css.email}>{email}</bdi>.
          </>
        )}
      </p>
      {user && (
        <Notice>
          {t('join.other', { name: user.name, other: name || email || t('join.somebody') })}
        </Notice>
      )}
      {needsName && (
        <TextField
          label={t('join.name')}
          hint={t('join.name.hint')}
          error={problemAt(problems, 'name')}
          max={limits.personName.max}
          value={typed}
          onValueChange={(value) => {
            setTyped(value)
            clear()
          }}
          autoComplete="name"
        />
      )}
      <div className={css.card}>
        <Button type="submit" variant="primary" aria-disabled={isJoining}>
          {needsName ? (
            t('join.action')
          ) : (
            <span>
              {t('join.as')} <bdi>{name}</bdi>
            </span>
          )}
        </Button>
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
      </div>
    </FormStack>
  )
}
