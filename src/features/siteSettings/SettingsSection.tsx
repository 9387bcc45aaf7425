import { useId } from 'react'
import type { ReactNode } from 'react'
import css from './SettingsSection.module.css'

/** One thing to set, under its heading. */
export function SettingsSection({ heading, lead, children }: { heading: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {heading}
      </h2>
      {lead && <p className={css.lead}>{lead}</p>}
      <div className={css.body}>{children}</div>
    </section>
  )
}
