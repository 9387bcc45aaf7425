import type { ReactNode } from 'react'
import type { LinkComponent } from '../link.ts'
import css from './SideSection.module.css'

/** A section of the page's aside. */
export function SideSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{heading}</h2>
      {children}
    </section>
  )
}

interface LinksProps {
  items: readonly { href: string; label: string; lead?: ReactNode }[]
  component?: LinkComponent
}

/** A list of links, each after a figure or icon. */
export function SideLinks({ items, component: Link = 'a' }: LinksProps) {
  return (
    <ul className={css.links}>
      {items.map((item) => (
        <li key={item.href}>
          <Link href={item.href} className={css.link}>
            {item.lead != null && <span className={css.lead}>{item.lead}</span>}
            <bdi className={css.label}>{item.label}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
