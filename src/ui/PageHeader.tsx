import type { ReactNode } from 'react'
import { BackIcon } from './BackIcon.tsx'
import type { LinkComponent } from './link.ts'
import css from './PageHeader.module.css'

interface Props {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  back?: { href: string; label: string }
  component?: LinkComponent
}

/** The page's only `h1`, with a link back and actions. */
export function PageHeader({ title, lead, actions, back, component: Link = 'a' }: Props) {
  return (
    <header className={css.header}>
      {back && (
        <Link href={back.href} className={css.back}>
          <BackIcon />
          {back.label}
        </Link>
      )}
      <div className={css.text}>
        <h1 className={css.title} dir="auto">
          {title}
        </h1>
        {lead && (
          <p className={css.lead} dir="auto">
            {lead}
          </p>
        )}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
