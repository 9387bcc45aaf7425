import type { ReactNode } from 'react'
import css from './NavFoot.module.css'

/** The foot of the navigation, for account and theme. */
export function NavFoot({ children }: { children: ReactNode }) {
  return <div className={css.foot}>{children}</div>
}
