import { useRef, type ReactNode } from 'react'
import { mailTroubleMessages } from '#lib/messages/catalogues/mailTrouble.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Refusable } from '#parts/failure/problems.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import type { Outcome } from '#relay/acts/Act.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import css from './MailTrouble.module.css'

interface Props<Payload extends Refusable> {
  /** The address that it is about, which the button names to screen readers. */
  email: string
  facts: ReactNode
  /** The words of the mail server. */
  reason: string
  label: string
  /** The message once it is done. */
  done: string
  act: () => Promise<Outcome<Payload>>
  /** The row goes, and the focus with it: to the button that stands next, if there is one. */
  onDone: (next: HTMLElement | null) => void
}

/** A letter or an address with what the mail server said, and the one thing to do about it. */
export function MailTroubleRow<Payload extends Refusable>({
  email,
  facts,
  reason,
  label,
  done,
  act,
  onDone,
}: Props<Payload>) {
  const t = useMessages(mailTroubleMessages)
  const row = useRef<HTMLLIElement>(null)
  const { toasts } = useServices()
  const { state, problems, submit } = useSubmission()
  const [failure] = problems
  const press = async (): Promise<void> => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    if ((await submit(act)) === null) return
    toasts.add({ text: done })
    onDone(next?.querySelector('button') ?? null)
  }
  return (
    <li ref={row} className={css.row}>
      <div className={css.facts}>
        <div className={css.email}>{email}</div>
        <div className={css.quiet}>{facts}</div>
        <div className={css.quiet} dir="auto">
          {reason}
        </div>
      </div>
      <Button
        size="s"
        onClick={() => void press()}
        aria-label={t('act.label', { act: label, email })}
        aria-disabled={state === 'sending'}
      >
        {label}
      </Button>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
      )}
    </li>
  )
}
