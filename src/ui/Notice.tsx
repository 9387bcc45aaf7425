import type { HTMLAttributes, ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import css from './Notice.module.css'

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** `accent` is reserved for messages of the team. */
  tone?: 'plain' | 'accent' | 'danger'
  title?: ReactNode
  action?: ReactNode
}

/** A note about the content below. Give it `role="alert"` or `"status"` when it appears later. */
export function Notice({ tone = 'plain', title, action, children, className, ...rest }: Props) {
  return (
    <div {...rest} className={cx(css.notice, css[tone], className)}>
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}
