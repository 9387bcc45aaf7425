import { Suspense, use, useState, useTransition, type ComponentType, type ReactNode } from 'react'
import { ErrorCatcher } from './ErrorCatcher.tsx'
import { PagePendingContext } from './PagePendingContext.ts'
import { PageRefreshContext } from './PageRefreshContext.ts'

/** Props of a component that shows a failed section. */
export interface SectionFailureProps {
  readonly error: unknown
  /** Refetches, then renders the section anew. */
  readonly retry: () => void
  readonly isRetrying: boolean
}

export interface SectionBoundaryProps {
  /** Shown while the section loads; has the section's size. */
  readonly skeleton: ReactNode
  readonly failure: ComponentType<SectionFailureProps>
  /** Refetches the section's data; by default all data of the surrounding page. */
  readonly refetch?: () => Promise<void>
  readonly children: ReactNode
}

/**
 * The boundary of one part of a page, which loads, fails and is retried by itself while the rest of
 * the page works.
 */
export function SectionBoundary({
  skeleton,
  failure: Failure,
  refetch,
  children,
}: SectionBoundaryProps) {
  const refreshPage = use(PageRefreshContext)
  const isPending = use(PagePendingContext)
  const [attempt, setAttempt] = useState<{ count: number; error?: unknown }>({ count: 0 })
  const [isRetrying, startTransition] = useTransition()
  const retry = () =>
    startTransition(async () => {
      const failed = await (refetch ?? refreshPage)().then(
        () => null,
        (error: unknown) => ({ error }),
      )
      startTransition(() => setAttempt(({ count }) => ({ count: count + 1, ...failed })))
    })
  const showFailure = (error: unknown) => (
    <Failure error={error} retry={retry} isRetrying={isRetrying} />
  )
  // A failed retry shows the new failure.
  if ('error' in attempt && !isPending) return showFailure(attempt.error)
  return (
    <ErrorCatcher resetKey={isPending ? 'pending' : attempt.count} renderError={showFailure}>
      {isPending ? (
        isPending === true && skeleton
      ) : (
        <Suspense fallback={skeleton}>{children}</Suspense>
      )}
    </ErrorCatcher>
  )
}
