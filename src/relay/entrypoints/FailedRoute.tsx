import type { ComponentType } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import type { PageFailureProps } from '../boundaries/ContentBoundary.tsx'

/** Shown when a route itself fails, such as on a URL that its entrypoint cannot read. */
export function FailedRoute({ failure: Failure }: { failure: ComponentType<PageFailureProps> }) {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  return (
    <Failure
      error={error}
      isNotFound={false}
      retry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  )
}
