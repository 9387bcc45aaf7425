import { useEffect, useRef, useState, type FormEvent } from 'react'
import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Problem } from '#parts/failure/problems.ts'
import type { FormGuard } from '#parts/formGuard/useFormGuard.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SendAgain } from './SendAgain.tsx'
import css from './SignInForm.module.css'

const { digits } = limits.signInCode

interface Props {
  email: string
  isByTerminal: boolean
  sentAt: number
  guard: FormGuard
  isSigningIn: boolean
  refusal: Problem | null
  onCode: (code: string) => void
  onChange: () => void
  onSentAgain: () => void
  onBack: () => void
}

/** The second step: the code, sent off by itself once its digits are there. */
export function CodeStep({
  email,
  isByTerminal,
  sentAt,
  guard,
  isSigningIn,
  refusal,
  onCode,
  onChange,
  onSentAgain,
  onBack,
}: Props) {
  const t = useMessages(signInMessages)
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [again, setAgain] = useState<Problem | 'sent' | null>(null)
  useEffect(() => field.current?.focus(), [])
  // So that typing replaces what was refused.
  useEffect(() => void (refusal && field.current?.select()), [refusal])
  const change = (next: string): void => {
    setCode(next)
    setMissing(false)
    setAgain(null)
    onChange()
    if (next.length === digits && next !== code && !isSigningIn) onCode(next)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isSigningIn) return
    if (code.length === digits) return onCode(code)
    setMissing(true)
    field.current?.focus()
  }
  const isOfCode = refusal?.field === 'code'
  const trouble = (again !== 'sent' && again) || (isOfCode ? null : refusal)
  return (
    <form noValidate aria-label={t('form.label')} className={css.form} onSubmit={submit}>
      <Lead isByTerminal={isByTerminal} email={email} />
      <CodeField
        ref={field}
        label={t('code.label')}
        digits={digits}
        value={code}
        onValueChange={change}
        error={isMissing ? t('code.missing') : isOfCode ? refusal.message : null}
      />
      {trouble && (
        <Notice tone="danger" role="alert">
          {trouble.message}
        </Notice>
      )}
      <Button type="submit" variant="primary" aria-disabled={isSigningIn}>
        {isSigningIn ? t('code.sending') : t('code.send')}
      </Button>
      <div className={css.ways}>
        <Button variant="plain" size="s" onClick={onBack}>
          {t('code.otherAddress')}
        </Button>
        <SendAgain
          email={email}
          sentAt={sentAt}
          guard={guard}
          onEnd={(wrong) => {
            setAgain(wrong ?? 'sent')
            if (wrong) return
            setCode('')
            onChange()
            onSentAgain()
            field.current?.focus()
          }}
        />
      </div>
      <p role="status" className={css.said}>
        {again === 'sent' ? t('code.sentAgain') : ''}
      </p>
    </form>
  )
}

/** The line that says where to find the code. */
function Lead({ isByTerminal, email }: Pick<Props, 'isByTerminal' | 'email'>) {
  const t = useMessages(signInMessages)
  return isByTerminal ? (
    <p className={css.lead}>{t('code.terminal', { email })}</p>
  ) : (
    <p className={css.lead}>
      {t('code.sent')} <bdi>{email}</bdi>
    </p>
  )
}
