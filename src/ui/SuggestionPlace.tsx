import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import css from './SuggestionPlace.module.css'

interface Props {
  id: string
  title: string
  /** One line that is always shown: the number of suggestions, or that there will be some. */
  summary: string
  lead: string
  count: number
  /** Read by screen readers when it changes. */
  announcement: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Rows. */
  children: ReactNode
}

/**
 * Suggestions that come and go while somebody types, without moving the form: one line under the
 * field that opens on a press, or a column beside the form where there is room.
 */
export function SuggestionPlace({
  id,
  title,
  summary,
  lead,
  count,
  announcement,
  open,
  onOpenChange,
  children,
}: Props) {
  return (
    <section aria-label={title} className={css.place}>
      <div className={css.line}>
        {count > 0 ? (
          <button
            type="button"
            className={css.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => onOpenChange(!open)}
          >
            {summary}
            <span className={cx(css.chevron, open && css.turned)} aria-hidden="true" />
          </button>
        ) : (
          <p className={css.summary}>{summary}</p>
        )}
      </div>
      <h2 className={css.heading}>{title}</h2>
      <p className={css.beside}>{count > 0 ? lead : summary}</p>
      <div id={id} className={cx(css.rows, open && css.open)}>
        {children}
      </div>
      <VisuallyHidden as="div" role="status">
        {announcement}
      </VisuallyHidden>
    </section>
  )
}
