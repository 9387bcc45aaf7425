import { useId, type ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import css from './SettingSection.module.css'

interface Props {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  /** Takes the whole column, as lists of people do; what is filled in reads better narrow. */
  wide?: boolean
}

/** One matter of a page of settings: its name and what it is about, and below what can be done. */
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
