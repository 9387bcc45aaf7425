import type { ReactNode } from 'react'
import { t } from '#lib/messages/t.ts'
import css from './AppShell.module.css'

interface Props {
  /** Brand, lists of places, foot. Not there on the phone. */
  nav: ReactNode
  /** Stays over every page: search and posting. */
  bar?: ReactNode
  /** The phone's bar under the thumb. */
  tabBar?: ReactNode
  banner?: ReactNode
  /** A `Page`. */
  children: ReactNode
}

/** The frame around every screen: navigation left, the page, context right when there is room. */
export function AppShell({ nav, bar, tabBar, banner, children }: Props) {
  return (
    <>
      <a href="#main" className={css.skip}>
        {t('shell.skip')}
      </a>
      {banner}
      <div className={css.frame}>
        <header className={css.nav}>{nav}</header>
        <div className={css.content}>
          {bar && <div className={css.bar}>{bar}</div>}
          {children}
        </div>
      </div>
      {tabBar}
    </>
  )
}
