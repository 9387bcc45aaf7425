import { useRef, useState, type FormEvent } from 'react'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemAt, problemElsewhere } from '#parts/failure/problems.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Trouble } from './Trouble.tsx'
import { useConfirmEmailChange } from './useChangeEmail.ts'
import css from './EmailSettings.module.css'

interface Props {
  newEmail: string
  /** Null: the account had none, so one code is enough. */
  oldEmail: string | null
  /** The codes are not mailed but printed by the server. */
  isByTerminal: boolean
  onDone: () => void
  onBack: () => void
}

/** The second step of a change of address: the codes that were sent. */
export function EmailCodesForm({ newEmail, oldEmail, isByTerminal, onDone, onBack }: Props) {
  const t = useMessages(accountMessages)
  const form = useRef<HTMLFormElement>(null)
  const [codes, setCodes] = useState({ newCode: '', oldCode: '' })
  const [confirm] = useConfirmEmailChange()
  const { state, problems, submit, refuse } = useSubmission()
  const isBusy = state === 'sending'
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const needed = oldEmail === null ? (['newCode'] as const) : (['newCode', 'oldCode'] as const)
    const missing = needed.filter(
      (field) => codes[field].replace(/\s/g, '').length !== limits.signInCode.digits,
    )
    if (missing.length > 0)
      refuse(missing.map((field) => ({ field, message: t('email.code.missing') })))
    const oldCode = oldEmail === null ? null : codes.oldCode
    const confirmed =
      missing.length === 0 && (await submit(() => confirm({ newCode: codes.newCode, oldCode })))
    if (confirmed) onDone()
    else focusFirstWrong(form.current)
  }
  const field = (name: 'newCode' | 'oldCode', email: string) => (
    <TextField
      label={t(`email.${name}`, { email })}
      hint={t('email.code.hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      value={codes[name]}
      onValueChange={(code) => {
        setCodes({ ...codes, [name]: code })
        refuse(problems.filter((it) => it.field !== name && it.field !== null))
      }}
      error={problemAt(problems, name)}
    />
  )
  return (
    <FormStack ref={form} onSubmit={send} aria-label={t('email.title')}>
      <p role="status" className={css.sent}>
        {isByTerminal ? t('email.sent.terminal') : t('email.sent')}
      </p>
      {field('newCode', newEmail)}
      {oldEmail !== null && field('oldCode', oldEmail)}
      <Trouble>{problemElsewhere(problems, 'newCode', 'oldCode')}</Trouble>
      <FormActions>
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? t('email.confirming') : t('email.confirm')}
        </Button>
        <Button variant="plain" onClick={onBack}>
          {t('email.back')}
        </Button>
      </FormActions>
    </FormStack>
  )
}
