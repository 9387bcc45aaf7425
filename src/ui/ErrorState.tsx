import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { Button } from './Button.tsx'
import css from './EmptyState.module.css'

interface Props {
  title: string
  /** Explanation: what happened, and that nothing is lost. */
  children?: ReactNode
  /** The words of the button, such as *Try again*. */
  retry: string
  onRetry: () => void
  /** Another way out, before the button. */
  action?: ReactNode
  /** By what the log can be searched, for the person to quote. */
  reference?: string | undefined
  /** True for a part of a page. */
  inline: boolean
}

/** A failed page or part: what could not be shown, why, and a way to try again. */
export function ErrorState({ title, inline, children, retry, onRetry, action, reference }: Props) {
  const Title = inline ? 'p' : 'h1'
  return (
    <div role="alert" className={cx(css.state, inline && css.inline)}>
      <Title className={css.title}>{title}</Title>
      {children && <div className={css.text}>{children}</div>}
      <div className={css.action}>
        {action}
        <Button onClick={onRetry} size={inline ? 's' : 'm'}>
          {retry}
        </Button>
      </div>
      {reference && <p className={css.reference}>{reference}</p>}
    </div>
  )
}
