import { useId, type ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import css from './SettingSection.module.css'

interface Props {
  /** The fragment of an address, behind its `#`, that leads here. */
  id?: string
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  /** Uses the whole column, for lists; forms read better in a narrow one. */
  wide?: boolean
}

/** A section of a settings page: title, explanation and controls. */
export function SettingSection({ id, title, lead, children, wide }: Props) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={cx(css.section, wide && css.wide)}>
      <div>
        <h2 id={titleId} tabIndex={id === undefined ? undefined : -1} className={css.title}>
          {title}
        </h2>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}
