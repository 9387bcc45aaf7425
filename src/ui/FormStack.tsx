import type { FormEvent, FormEventHandler, FormHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldsSending } from './FieldsSending.ts'
import css from './FormStack.module.css'

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  /** A form without it would load the page anew when somebody presses Enter. */
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Its text is on its way: the fields stay as they are sent. */
  isSending?: boolean
  ref?: Ref<HTMLFormElement>
}

/**
 * A form with its fields in a column. Browser validation is off, because fields show their errors
 * themselves.
 */
export function FormStack({ isSending = false, ...props }: Props) {
  return (
    <FieldsSending value={isSending}>
      <form
        noValidate
        onChangeCapture={isSending ? stop : undefined}
        {...props}
        className={css.form}
      />
    </FieldsSending>
  )
}

/** A choice goes back to what it was. */
function stop(event: FormEvent): void {
  event.stopPropagation()
}

/** Fields in a column that are a part of a larger form. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={css.form}>{children}</div>
}

/** The buttons of a form, and a short note beside them: "Draft kept". */
export function FormActions({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={css.actions}>
      {children}
      {note && <span className={css.note}>{note}</span>}
    </div>
  )
}
