import type { FormHTMLAttributes, ReactNode, Ref } from 'react'
import css from './FormStack.module.css'

/** A form, one field under the other. The browser's own bubbles are off: fields show their errors themselves. */
export function FormStack(
  props: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> },
) {
  return <form noValidate {...props} className={css.form} />
}

/** The buttons that end a form, and a word beside them: "Draft kept". */
export function FormActions({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={css.actions}>
      {children}
      {note && <span className={css.note}>{note}</span>}
    </div>
  )
}
