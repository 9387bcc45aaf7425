import type { ReactNode } from 'react'
import css from './NavFoot.module.css'

/** What stays at the foot of the navigation: the account, the colours. */
export function NavFoot({ children }: { children: ReactNode }) {
  return <div className={css.foot}>{children}</div>
}
