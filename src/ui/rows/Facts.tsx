import type { ReactNode } from 'react'
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
