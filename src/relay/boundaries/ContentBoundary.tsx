import type { ComponentType, ReactNode } from 'react'
import { NotFoundError } from '../errors/NotFoundError.ts'
import { ErrorCatcher } from './ErrorCatcher.tsx'

/**
 * Props of a component that shows a failed page. `describeError(error)` gives the kind of failure.
 */
export interface PageFailureProps {
  readonly error: unknown
  /** The page's principal field is null: there is no such page for this person. */
  readonly isNotFound: boolean
  /** Content was drawn before and stays on the screen: the failure is told above it. */
  readonly isDrawn?: boolean
  /** The content on the screen could not be refreshed: that is told quietly, beside it. */
  readonly isStale?: boolean
  /** Loads the page anew from the network. */
  readonly retry: () => void
  readonly isRetrying: boolean
}

export interface ContentBoundaryProps {
  readonly failure: ComponentType<PageFailureProps>
  readonly retry: () => void
  readonly isRetrying: boolean
  /** A changed key clears the failure: another page, or the same one loaded anew. */
  readonly resetKey: unknown
  /** Why there is no page, where that is known already; else null. */
  readonly knownError?: Error | null
  readonly children: ReactNode
}

/**
 * The boundary of a whole page. It alone can show "not found", and only for the page's principal
 * field (`principal`).
 */
export function ContentBoundary({
  failure: Failure,
  retry,
  isRetrying,
  resetKey,
  knownError = null,
  children,
}: ContentBoundaryProps) {
  return (
    <ErrorCatcher
      resetKey={resetKey}
      knownError={knownError}
      renderError={(error) => (
        <Failure
          error={error}
          isNotFound={error instanceof NotFoundError}
          retry={retry}
          isRetrying={isRetrying}
        />
      )}
    >
      {children}
    </ErrorCatcher>
  )
}
