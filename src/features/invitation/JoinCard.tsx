import { useRef, useState, type FormEvent } from 'react'
import { graphql, useFragment, useMutation } from 'react-relay'
import { failed, problemsOf } from '#entities/Failure/problems.ts'
import type { JoinCard_invitation$key } from '#generated/JoinCard_invitation.graphql.ts'
import type { JoinCard_viewer$key } from '#generated/JoinCard_viewer.graphql.ts'
import type { JoinCardMutation } from '#generated/JoinCardMutation.graphql.ts'
import { t } from '#lib/messages/en/invitation.ts'
import { limits } from '#rules/limits.ts'
import { problemText } from '#rules/problemText.ts'
import { checkText } from '#rules/validation.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormStack } from '#ui/FormStack.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from './JoinCard.module.css'

type InvitedRole = 'MEMBER' | 'COLLABORATOR' | 'ADMIN'

/** Signs an invited member in, on a press and never by opening the link; asks who is new for a name. */
export function JoinCard({
  invitation,
  viewer,
  token,
}: {
  invitation: JoinCard_invitation$key
  viewer: JoinCard_viewer$key
  token: string
}) {
  const { name, email, role, needsName } = useFragment(
    graphql`
      fragment JoinCard_invitation on InvitationPreview {
        name
        email
        role
        needsName
      }
    `,
    invitation,
  )
  const { user } = useFragment(
    graphql`
      fragment JoinCard_viewer on Viewer {
        user {
          name
        }
      }
    `,
    viewer,
  )
  const { session } = useServices()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt] = useState(newMutationId)
  const [commit, isJoining] = useMutation<JoinCardMutation>(graphql`
    mutation JoinCardMutation($token: String!, $name: String, $clientMutationId: String) {
      acceptInvitation(token: $token, name: $name, clientMutationId: $clientMutationId) {
        errors {
          field
          message
        }
      }
    }
  `)
  const join = (event: FormEvent): void => {
    event.preventDefault()
    if (isJoining) return
    const found = needsName ? checkText('personName', 'name', typed) : null
    setProblem(found && problemText(found))
    setFailure(null)
    if (found) return focusFirstWrong(form.current)
    commit({
      variables: { token, name: needsName ? typed : null, clientMutationId: attempt },
      onCompleted({ acceptInvitation }, failures) {
        const [refusal] = problemsOf(acceptInvitation, failures)
        if (!refusal) return session.change(session.takePlace())
        if (refusal.field !== 'name') return setFailure(refusal.message)
        setProblem(refusal.message)
        focusFirstWrong(form.current)
      },
      onError: (error) => setFailure(failed(error).message),
    })
  }
  return (
    <FormStack ref={form} onSubmit={join}>
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
          error={problem}
          max={limits.personName.max}
          value={typed}
          onValueChange={(value) => {
            setTyped(value)
            setProblem(null)
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
