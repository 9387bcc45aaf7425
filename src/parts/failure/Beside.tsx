import { Suspense, use, type ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { ErrorCatcher } from '#relay/boundaries/ErrorCatcher.tsx'
import { PageRetryContext } from '#relay/boundaries/PageRetryContext.ts'
import { Failure } from './Failure.tsx'
import css from './Beside.module.css'

interface Props {
  /** The query reference that the children read; another one clears a failure. */
  of: unknown
  /** Drawn until the answer is there, and where it did not come. */
  instead?: ReactNode
  /** Tells the failure on narrow screens alone, which do not show the other part that tells it. */
  isToldNarrow?: boolean
  children: ReactNode
}

/** A part beside a page's content with a query of its own, which neither delays the page nor takes it along when it fails. */
export function Beside({ of, instead, isToldNarrow, children }: Props) {
  const retry = use(PageRetryContext)
  return (
    <ErrorCatcher
      resetKey={of}
      renderError={(error) => (
        <>
          {instead}
          <div data-failure="beside" className={cx(isToldNarrow && css.narrow)}>
            <Failure of="section" error={error} retry={() => retry?.()} />
          </div>
        </>
      )}
    >
      <Suspense fallback={instead}>{children}</Suspense>
    </ErrorCatcher>
  )
}
