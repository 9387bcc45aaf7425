import { useRef, useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  InviteForm_query$data,
  InviteForm_query$key,
} from '#generated/InviteForm_query.graphql.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemElsewhere } from '#parts/failure/problems.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { limits } from '#rules/limits.ts'
import { useUnsaved } from '#services/storage/useUnsaved.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { parseEmails } from './parseEmails.ts'
import { roleName } from './roleName.ts'
import { useInvitePeople } from './useInvitePeople.ts'

const max = limits.invitations.atOnce

type Role = InviteForm_query$data['viewer']['assignableRoles'][number]

/** Invites by e-mail. `onInvited` is called once they are on their way. */
export function InviteForm({
  query,
  onInvited,
}: {
  query: InviteForm_query$key
  onInvited: () => void
}) {
  const t = useMessages(peopleMessages)
  const { viewer, site } = useFragment(
    graphql`
      fragment InviteForm_query on Query {
        viewer {
          assignableRoles
        }
        site {
          signIn {
            codeBy
          }
        }
      }
    `,
    query,
  )
  const { text, type, role, setRole, count, sent, state, problems, form, send } =
    useInvite(onInvited)
  const about = problems.filter(({ field }) => field === 'emails').map(({ message }) => message)
  const failure = problemElsewhere(problems, 'emails')
  const isSending = state === 'sending'
  const inTerminal = site?.signIn.codeBy === 'TERMINAL'
  return (
    <FormStack ref={form} onSubmit={send} isSending={isSending} aria-label={t('invite.title')}>
      {inTerminal && <Notice>{t('invite.terminal')}</Notice>}
      <TextArea
        label={t('invite.emails')}
        hint={t('invite.hint', { max })}
        error={about.length > 0 ? about.join(' ') : null}
        value={text}
        onValueChange={type}
        minRows={2}
        dir="ltr"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        label={t('invite.role')}
        value={role}
        onValueChange={(value) => setRole(value as Role)}
        options={viewer.assignableRoles.map((value) => ({ value, label: roleName(value, t) }))}
      />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <FormActions
        note={
          <span role="status" dir="auto">
            {sent === null ? '' : t(inTerminal ? 'invite.printed' : 'invite.sent', { count: sent })}
          </span>
        }
      >
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending
            ? t('invite.sending')
            : count === 0
              ? t('invite.sendNone')
              : t('invite.send', { count })}
        </Button>
      </FormActions>
    </FormStack>
  )
}

/** The addresses and the role, what is wrong with them, and their sending. */
function useInvite(onInvited: () => void) {
  const t = useMessages(peopleMessages)
  const form = useRef<HTMLFormElement>(null)
  const [kept, keep] = useUnsaved('invitations')
  const text = kept ?? ''
  const [role, setRole] = useState<Role>('MEMBER')
  const [sent, setSent] = useState<number | null>(null)
  const [invite] = useInvitePeople()
  const { state, problems, submit, refuse, clear } = useSubmission()
  const { emails, bad } = parseEmails(text)
  const type = (value: string): void => {
    keep(value === '' ? null : value)
    clear()
    setSent(null)
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (state === 'sending') return
    const found = whatIsWrong(emails, bad, t)
    setSent(null)
    if (found !== null) refuse([{ field: 'emails', message: found }])
    if (found !== null || !(await submit(() => invite({ emails, role }))))
      return focusFirstWrong(form.current)
    keep(null)
    setSent(emails.length)
    onInvited()
  }
  return { text, type, role, setRole, count: emails.length, sent, state, problems, form, send }
}

function whatIsWrong(
  emails: readonly string[],
  bad: readonly string[],
  t: Translate<typeof peopleMessages>,
): string | null {
  if (emails.length === 0) return t('invite.missing')
  if (bad.length > 0)
    return t('invite.bad', {
      count: bad.length,
      list: bad.map((email) => (email.length > 40 ? `${email.slice(0, 40)}…` : email)).join(', '),
    })
  return emails.length > max ? t('invite.tooMany', { max, count: emails.length }) : null
}
