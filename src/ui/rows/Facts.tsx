import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#lib/cx.ts'
import css from './Facts.module.css'

/** A line of facts, which wraps when it must. */
export function Facts({ children }: { children: ReactNode }) {
  return <div className={css.facts}>{children}</div>
}

/** One fact. `why` underlines it with dots, for the reason why the row is in the list. */
export function Fact({ children, why }: { children: ReactNode; why?: boolean }) {
  return <bdi className={cx(why && css.why)}>{children}</bdi>
}

/**
 * The dotted fact as a button that opens the long explanation. `label` is its accessible name where
 * the text says too little.
 */
export function FactButton({
  label,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label?: string; ref?: Ref<HTMLButtonElement> }) {
  return (
    <button {...rest} type="button" aria-label={label} className={css.ask}>
      <span className={css.why}>{children}</span>
    </button>
  )
}
