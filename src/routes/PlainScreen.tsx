import type { ReactNode } from 'react'
import css from './PlainScreen.module.css'

/** A screen without the frame: before there is a site, or before somebody has joined it. */
export function PlainScreen({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={css.screen}>
      {children}
    </main>
  )
}
