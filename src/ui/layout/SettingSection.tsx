import { useId } from 'react'
import type { ReactNode } from 'react'
import css from './SettingSection.module.css'

/** One matter of a page of settings: its name and what it is about, and below what can be done. */
export function SettingSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
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
