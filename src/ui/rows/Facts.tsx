import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import css from './Facts.module.css'

/** One line of facts; wraps when it must. */
export function Facts({ children }: { children: ReactNode }) {
  return <div className={css.facts}>{children}</div>
}

/** One fact. The dotted one answers "why is this here?". */
export function Fact({ children, why }: { children: ReactNode; why?: boolean }) {
  return <span className={cx(why && css.why)}>{children}</span>
}
