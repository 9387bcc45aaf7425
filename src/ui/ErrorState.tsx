import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
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
export function ErrorState({ title, inline, children, onRetry, reference }: Props) {
  const t = useMessages(commonMessages)
  const text = children === undefined && !inline ? t('error.text') : children
  return (
    <div role="alert" className={cx(css.state, inline && css.inline)}>
      <p className={css.title}>{title ?? t('error.title')}</p>
      {text && <div className={css.text}>{text}</div>}
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
