import { useRef, useState, type FormEvent } from 'react'
import { problemAt, problemElsewhere, type Problem } from '#entities/Failure/problems.ts'
import { t } from '#lib/messages/en/account.ts'
import { emailProblem } from '#rules/email.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Trouble } from './Trouble.tsx'
import { useChangeEmail } from './useChangeEmail.ts'

interface Props {
  hasAddress: boolean
  /** The codes are not mailed but printed by the server. */
  isByTerminal: boolean
  /** What was typed, which outlives the step. */
  email: string
  onEmailChange: (email: string) => void
  onSent: (needsOldCode: boolean) => void
  onCancel: () => void
}

/** The first step of a change of address: which one. */
export function NewEmailForm({
  hasAddress,
  isByTerminal,
  email,
  onEmailChange,
  onSent,
  onCancel,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const { request, isBusy } = useChangeEmail()
  const refuse = (found: readonly Problem[]): void => {
    setProblems(found)
    focusFirstWrong(form.current)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isBusy) return
    const wrong = emailProblem(email)
    if (wrong !== null) return refuse([{ field: 'email', message: wrong }])
    request(email, (found, needsOldCode) =>
      found.length === 0 ? onSent(needsOldCode) : refuse(found),
    )
  }
  const change = (next: string): void => {
    onEmailChange(next)
    setProblems([])
  }
  const [send, hint] = isByTerminal
    ? [
        t(hasAddress ? 'email.send.terminal' : 'email.send.one.terminal'),
        t(hasAddress ? 'email.new.hint.terminal' : 'email.first.hint.terminal'),
      ]
    : [
        t(hasAddress ? 'email.send' : 'email.send.one'),
        t(hasAddress ? 'email.new.hint' : 'email.first.hint'),
      ]
  return (
    <FormStack ref={form} onSubmit={submit} aria-label={t('email.title')}>
      <TextField
        label={t('email.new')}
        hint={hint}
        type="email"
        dir="ltr"
        autoComplete="email"
        value={email}
        onValueChange={change}
        error={problemAt(problems, 'email')}
        max={limits.email.max}
      />
      <Trouble>{problemElsewhere(problems, 'email')}</Trouble>
      <FormActions>
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? t('email.sending') : send}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
      </FormActions>
    </FormStack>
  )
}
