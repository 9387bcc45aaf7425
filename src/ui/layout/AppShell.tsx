import type { ReactNode } from 'react'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './AppShell.module.css'

interface Props {
  /** Brand, navigation lists and foot. Hidden on the phone. */
  nav: ReactNode
  /** Shown above every page: search and posting. */
  bar?: ReactNode
  /** The phone's tab bar. */
  tabBar?: ReactNode
  banner?: ReactNode
  /** A `Page`. */
  children: ReactNode
}

/** The frame around every screen: navigation, the page, and its aside where there is room. */
export function AppShell({ nav, bar, tabBar, banner, children }: Props) {
  const t = useMessages(commonMessages)
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
