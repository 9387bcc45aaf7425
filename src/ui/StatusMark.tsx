import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import type { StatusCategory } from '#rules/statuses.ts'
import { useTone } from './useTone.ts'
import css from './StatusMark.module.css'

interface Props {
  category: StatusCategory
  /**
   * The status's own colour (#rrggbb), when the team chose one; the shape stays that of the
   * category.
   */
  color?: string | null
}

/**
 * A status as shape and word. Each category has its shape: filled square, ring, half-filled, disc,
 * bar, cross.
 */
export function StatusMark({ category, color, children }: Props & { children: ReactNode }) {
  const tone = useTone(color)
  return (
    <span className={cx(css.mark, css[category], tone && css.own)} data-tone={tone}>
      <span className={css.dot} />
      {children}
    </span>
  )
}

/** The shape alone, beside a text that names the status already. */
export function StatusDot({ category, color }: Props) {
  const tone = useTone(color)
  return <span className={cx(css.dot, css[category], tone && css.own)} data-tone={tone} />
}
