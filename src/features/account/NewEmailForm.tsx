import { useRef, type FormEvent } from 'react'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemAt, problemElsewhere } from '#parts/failure/problems.ts'
import { useEmailProblem } from '#parts/failure/useProblemText.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Trouble } from './Trouble.tsx'
import { useRequestEmailChange } from './useChangeEmail.ts'

interface Props {
  hasAddress: boolean
  /** The codes are not mailed but printed by the server. */
  isByTerminal: boolean
  /** The typed address, which outlives the step. */
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
  const t = useMessages(accountMessages)
  const emailProblem = useEmailProblem()
  const form = useRef<HTMLFormElement>(null)
  const [request] = useRequestEmailChange()
  const { state, problems, submit, refuse, clear } = useSubmission()
  const isBusy = state === 'sending'
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const wrong = emailProblem(email)
    if (wrong !== null) refuse([{ field: 'email', message: wrong }])
    const sent = wrong === null && (await submit(() => request({ email })))
    if (sent) onSent(sent.needsOldCode === true)
    else focusFirstWrong(form.current)
  }
  const change = (next: string): void => {
    onEmailChange(next)
    clear()
  }
  const [action, hint] = isByTerminal
    ? [
        t(hasAddress ? 'email.send.terminal' : 'email.send.one.terminal'),
        t(hasAddress ? 'email.new.hint.terminal' : 'email.first.hint.terminal'),
      ]
    : [
        t(hasAddress ? 'email.send' : 'email.send.one'),
        t(hasAddress ? 'email.new.hint' : 'email.first.hint'),
      ]
  return (
    <FormStack ref={form} onSubmit={send} isSending={isBusy} aria-label={t('email.title')}>
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
          {isBusy ? t('email.sending') : action}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
      </FormActions>
    </FormStack>
  )
}
