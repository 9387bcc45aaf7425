import { Suspense, use, type ReactNode } from 'react'
import { ErrorCatcher } from '#relay/boundaries/ErrorCatcher.tsx'
import { PageRetryContext } from '#relay/boundaries/PageRetryContext.ts'
import { Failure } from './Failure.tsx'

interface Props {
  /** The query reference that the children read; another one clears a failure. */
  of: unknown
  /** Drawn until the answer is there, and in place of a failure, which otherwise is told. */
  instead?: ReactNode
  children: ReactNode
}

/** A part beside a page's content with a query of its own, which neither delays the page nor takes it along when it fails. */
export function Beside({ of, instead, children }: Props) {
  const retry = use(PageRetryContext)
  return (
    <ErrorCatcher
      resetKey={of}
      renderError={(error) =>
        instead ?? <Failure of="section" error={error} retry={() => retry?.()} />
      }
    >
      <Suspense fallback={instead}>{children}</Suspense>
    </ErrorCatcher>
  )
}
