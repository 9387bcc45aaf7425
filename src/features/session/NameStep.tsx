import { useEffect, useRef, useState, type FormEvent } from 'react'
import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Problem } from '#parts/failure/problems.ts'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { limits } from '#rules/limits.ts'
import { checkText } from '#rules/validation.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from './SignInForm.module.css'

interface Props {
  name: string
  onNameChange: (name: string) => void
  isSigningIn: boolean
  refusal: Problem | null
  onName: (name: string) => void
  onBack: () => void
}

/** The last step, for newcomers alone: their name. */
export function NameStep({ name, onNameChange, isSigningIn, refusal, onName, onBack }: Props) {
  const t = useMessages(signInMessages)
  const sayProblem = useProblemText()
  const field = useRef<HTMLInputElement>(null)
  const [isRevealed, setRevealed] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const problem = checkText('personName', 'name', name)
  const wrong = isRevealed && problem ? sayProblem(problem) : null

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isSigningIn) return
    if (!problem) return onName(name.trim())
    setRevealed(true)
    field.current?.focus()
  }
  return (
    <form noValidate aria-label={t('form.label')} className={css.form} onSubmit={submit}>
      <TextField
        ref={field}
        label={t('name.label')}
        hint={t('name.hint')}
        name="name"
        autoComplete="name"
        value={name}
        onValueChange={onNameChange}
        max={limits.personName.max}
        error={wrong ?? (refusal?.field === 'name' ? refusal.message : null)}
      />
      {refusal && refusal.field !== 'name' && (
        <Notice tone="danger" role="alert">
          {refusal.message}
        </Notice>
      )}
      <Button type="submit" variant="primary" aria-disabled={isSigningIn}>
        {isSigningIn ? t('name.sending') : t('name.send')}
      </Button>
      <div className={css.ways}>
        <Button variant="plain" size="s" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
