import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './Page.module.css'

interface Props {
  children: ReactNode
  aside?: ReactNode
  asideLabel?: string
  /**
   * Moves the aside under the page where there is no room beside it; otherwise it is hidden there.
   */
  asideBelow?: boolean
  /** Lets the page use the aside's room too. */
  wide?: boolean
}

/** One page in the frame: main part and aside. */
export function Page({ children, aside, asideLabel, asideBelow, wide }: Props) {
  const t = useMessages(commonMessages)
  return (
    <>
      <main id="main" tabIndex={-1} className={cx(css.main, wide && css.wide)}>
        {children}
      </main>
      {aside && (
        <aside
          aria-label={asideLabel ?? t('shell.aside')}
          className={cx(css.aside, asideBelow && css.below)}
        >
          {aside}
        </aside>
      )}
    </>
  )
}
