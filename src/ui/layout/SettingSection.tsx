import { useId, type ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import css from './SettingSection.module.css'

interface Props {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  /** Uses the whole column, for lists; forms read better in a narrow one. */
  wide?: boolean
}

/** A section of a settings page: title, explanation and controls. */
export function SettingSection({ title, lead, children, wide }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx(css.section, wide && css.wide)}>
      <div>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}
