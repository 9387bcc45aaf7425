import { Suspense, use, useState, useTransition, type ComponentType, type ReactNode } from 'react'
import { ErrorCatcher } from './ErrorCatcher.tsx'
import { PagePendingContext } from './PagePendingContext.ts'
import { PageRefreshContext } from './PageRefreshContext.ts'

/** What a component that shows a failed section is given. */
export interface SectionFailureProps {
  readonly error: unknown
  /** Asks the server again, then renders the section anew. */
  readonly retry: () => void
  readonly isRetrying: boolean
}

export interface SectionBoundaryProps {
  /** The section's size while it loads. */
  readonly skeleton: ReactNode
  readonly failure: ComponentType<SectionFailureProps>
  /** Fetches the section's data anew; by default all data of the page around. */
  readonly refetch?: () => Promise<void>
  readonly children: ReactNode
}

/** The boundary of one part of a page: it loads, fails and is tried again by itself, and the rest of the page works on. */
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
  if (isPending) return skeleton
  // A retry that fails leaves the section as it was, and says what failed now.
  if ('error' in attempt) return showFailure(attempt.error)
  return (
    <ErrorCatcher resetKey={attempt.count} renderError={showFailure}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorCatcher>
  )
}
