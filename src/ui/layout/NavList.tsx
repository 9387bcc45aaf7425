import { useId, type ReactNode } from 'react'
import { formatNumber } from '#lib/format.ts'
import { useLanguage } from '#lib/messages/useMessages.ts'
import type { LinkComponent } from '../link.ts'
import css from './NavList.module.css'

/** A link of the navigation, with an optional count and icon. */
export interface NavItem {
  href: string
  label: string
  count?: number | null
  current?: boolean
  mark?: ReactNode
}

interface Props {
  /** Accessible name of the list; not needed with a heading. */
  label?: string
  heading?: string
  items: readonly NavItem[]
  component?: LinkComponent
}

/** A list of links in the navigation. */
export function NavList({ label, heading, items, component: Link = 'a' }: Props) {
  const language = useLanguage()
  const headingId = useId()
  return (
    <nav aria-label={heading ? undefined : label} aria-labelledby={heading ? headingId : undefined}>
      {heading && (
        <h2 id={headingId} className={css.heading}>
          {heading}
        </h2>
      )}
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={css.link}
            >
              {item.mark}
              <span className={css.label}>{item.label}</span>
              {item.count != null && (
                <span className={css.count}>{formatNumber(item.count, language)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
