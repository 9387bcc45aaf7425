import { TabTitle } from '#entities/Site/TabTitle.tsx'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { useFailureSeen } from '#parts/failure/useFailureSeen.ts'
import type { PageFailureProps } from '#relay/boundaries/ContentBoundary.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

/** A page that is not there, or that could not be loaded. */
export function PageFailure({ error, isNotFound, retry, isRetrying }: PageFailureProps) {
  useFailureSeen(isNotFound ? null : error, 'page')
  if (isNotFound) return <NotFoundScreen />
  const { title, text, reference } = explainFailure(error)
  return (
    <Page>
      <TabTitle>{title}</TabTitle>
      <div aria-busy={isRetrying}>
        <ErrorState title={title} onRetry={retry} reference={reference}>
          {text}
        </ErrorState>
      </div>
    </Page>
  )
}
