import type { ReactNode } from 'react'
import css from './Kbd.module.css'

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={css.kbd}>{children}</kbd>
}
