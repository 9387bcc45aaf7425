import type { FormHTMLAttributes, ReactNode, Ref } from 'react'
import css from './FormStack.module.css'

/**
 * A form with its fields in a column. Browser validation is off, because fields show their errors
 * themselves.
 */
export function FormStack(
  props: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> },
) {
  return <form noValidate {...props} className={css.form} />
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
