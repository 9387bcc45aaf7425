import type { ReactNode } from 'react'
import type { LinkComponent } from './link.ts'
import css from './LinkTabs.module.css'

interface Props {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly {
    href: string
    label: string
    current: boolean
    /** A sign before the label. */
    mark?: ReactNode
  }[]
  component?: LinkComponent
  /** Shown at the end of the line: "Filter". */
  end?: ReactNode
}

/** Links that look like tabs, since each has its own address. */
export function LinkTabs({ label, tabs, component: Link = 'a', end }: Props) {
  return (
    <div className={css.bar}>
      <nav aria-label={label} className={css.tabs}>
        {tabs.map((tab) => (
          <Link
            key={tab.href}
            href={tab.href}
            aria-current={tab.current ? 'true' : undefined}
            className={css.tab}
          >
            {tab.mark}
            <span className={css.label} data-label={tab.label}>
              {tab.label}
            </span>
          </Link>
        ))}
      </nav>
      {end && <div className={css.end}>{end}</div>}
    </div>
  )
}
