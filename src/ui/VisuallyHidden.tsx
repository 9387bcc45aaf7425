import type { HTMLAttributes } from 'react'
import css from './VisuallyHidden.module.css'

/** Text for screen readers alone. */
export function VisuallyHidden({
  as: Tag = 'span',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'span' | 'div' | 'h1' | 'h2' }) {
  return <Tag {...rest} className={css.hidden} />
}
