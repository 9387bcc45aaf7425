import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { t } from '#lib/messages/t.ts'
import { Button } from './Button.tsx'
import css from './EmptyState.module.css'

interface Props {
  title?: string
  /** Explanation: what happened, and that nothing is lost. */
  children?: ReactNode
  onRetry?: () => void
  /** A reference that the person can quote and the log can be searched for. */
  reference?: string | null
  /** True for a part of a page. */
  inline?: boolean
}

/** A failed page or part: what could not be shown, why, and a way to try again. */
export function ErrorState({
  title = t('error.title'),
  inline,
  children = inline ? null : t('error.text'),
  onRetry,
  reference,
}: Props) {
  return (
    <div role="alert" className={cx(css.state, inline && css.inline)}>
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {onRetry && (
        <div className={css.action}>
          <Button onClick={onRetry} size={inline ? 's' : 'm'}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      {reference && <p className={css.reference}>{t('error.reference', { reference })}</p>}
    </div>
  )
}
