import { Fragment } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import type { LinkComponent } from '../link.ts'
import css from './TabBar.module.css'

interface Props {
  label: string
  items: readonly {
    href: string
    label: string
    icon: IconName
    current?: boolean
  }[]
  /** The button for posting, in the middle. */
  post?: { href: string; label: string } | null
  component?: LinkComponent
}

/** The phone's tab bar, hidden from 721 px on. */
export function TabBar({ label, items, post, component: Link = 'a' }: Props) {
  const middle = Math.ceil(items.length / 2)
  const plus = post && (
    <Link href={post.href} aria-label={post.label} className={css.post}>
      <Icon name="plus" size={22} />
    </Link>
  )
  return (
    <nav aria-label={label} className={css.bar} data-edge-bar="">
      {items.map((item, at) => (
        <Fragment key={item.href}>
          {at === middle && plus}
          <Link
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
            className={css.tab}
          >
            <Icon name={item.icon} size={22} />
            <span className={css.label}>{item.label}</span>
          </Link>
        </Fragment>
      ))}
      {items.length <= middle && plus}
    </nav>
  )
}
