import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import css from './SuggestionPlace.module.css'

interface Props {
  id: string
  title: string
  /** The number of suggestions, or that there will be some. */
  summary: string
  /** The words of the button for those below the best one. */
  more: string
  lead: string
  count: number
  /** Read by screen readers when it changes. */
  announcement: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The row that fits best; always open. */
  best: ReactNode
  /** Further rows. */
  children: ReactNode
}

/**
 * Suggestions that come and go while somebody types, without moving the form: the best one under
 * the field, with a button for the others, or a column beside the form where there is room.
 */
export function SuggestionPlace({
  id,
  title,
  summary,
  more,
  lead,
  count,
  announcement,
  open,
  onOpenChange,
  best,
  children,
}: Props) {
  return (
    <section aria-label={title} className={css.place}>
      <h2 className={css.heading}>{title}</h2>
      <p className={css.beside}>{count > 0 ? lead : summary}</p>
      <div className={css.best}>{count > 0 ? best : <p className={css.summary}>{summary}</p>}</div>
      {count > 1 && (
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpenChange(!open)}
        >
          {more}
          <span className={cx(css.chevron, open && css.turned)} aria-hidden="true" />
        </button>
      )}
      <div id={id} className={cx(css.rows, open && css.open)}>
        {children}
      </div>
      <VisuallyHidden as="div" role="status">
        {announcement}
      </VisuallyHidden>
    </section>
  )
}
