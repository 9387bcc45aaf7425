import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { t } from '#lib/messages/t.ts'
import css from './Page.module.css'

interface Props {
  children: ReactNode
  aside?: ReactNode
  asideLabel?: string
  /** Where there is no room beside the page, the context goes under it instead of away. */
  asideBelow?: boolean
  /** Takes the room of the context as well. */
  wide?: boolean
}

/** One page in the frame: the main part and its context. */
export function Page({ children, aside, asideLabel = t('shell.aside'), asideBelow, wide }: Props) {
  return (
    <>
      <main id="main" tabIndex={-1} className={cx(css.main, wide && css.wide)}>
        {children}
      </main>
      {aside && (
        <aside aria-label={asideLabel} className={cx(css.aside, asideBelow && css.below)}>
          {aside}
        </aside>
      )}
    </>
  )
}
