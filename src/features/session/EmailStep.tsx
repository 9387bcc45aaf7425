import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useEmailProblem } from '#parts/failure/useProblemText.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import type { FormGuard } from '#parts/formGuard/useFormGuard.ts'
import { Button } from '#ui/Button.tsx'
import { Honeypot } from '#ui/Honeypot.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useRequestCode } from './useRequestCode.ts'
import { useSaySignInFailure } from './useSaySignInFailure.ts'
import css from './SignInForm.module.css'

interface Props {
  email: string
  /** Whether this makes an account for whoever has none. */
  isOpenToAll: boolean
  /** Whether signing in by a code is offered; without it, `children` are all there is. */
  hasCode: boolean
  onEmailChange: (email: string) => void
  guard: FormGuard
  onSent: () => void
  /** Whether the address is what somebody comes here to type. */
  takesFocus: boolean
  /** Other ways to sign in. */
  children?: ReactNode
}

/** The first step: where the code goes. */
export function EmailStep({
  email,
  isOpenToAll,
  hasCode,
  onEmailChange,
  guard,
  onSent,
  takesFocus,
  children,
}: Props) {
  const t = useMessages(signInMessages)
  const emailProblem = useEmailProblem()
  const field = useRef<HTMLInputElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const { state, problems, submit, refuse, clear } = useSubmission(useSaySignInFailure())
  const isSending = state === 'sending'
  const [problem] = problems
  const request = useRequestCode()
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isSending) return
    const wrong = emailProblem(email)
    if (wrong !== null) {
      refuse([{ field: 'email', message: wrong }])
      return field.current?.focus()
    }
    const ready = async () => ({ guard: await guard.ready(trap.current?.value ?? '') })
    const sent = await submit(
      () => request({ email: email.trim() }, { ready }),
      ([first]) => first?.field === 'email' && field.current?.focus(),
    )
    if (sent) onSent()
  }
  if (!hasCode) return <div className={css.form}>{children}</div>
  return (
    <form
      noValidate
      aria-label={t('form.label')}
      className={css.form}
      onSubmit={(event) => void send(event)}
    >
      <TextField
        ref={field}
        label={t('email.label')}
        hint={t(isOpenToAll ? 'email.hint' : 'email.hintInvited')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        value={email}
        readOnly={isSending}
        onValueChange={(value) => {
          clear()
          onEmailChange(value)
        }}
        error={problem?.field === 'email' ? problem.message : null}
      />
      <Honeypot ref={trap} />
      {problem && problem.field !== 'email' && (
        <Notice tone="danger" role="alert">
          {problem.message}
        </Notice>
      )}
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {isSending ? t('email.sending') : t('email.send')}
      </Button>
      {children}
    </form>
  )
}
