import { lazy, Suspense } from 'react'
import { TabTitle } from '#entities/Site/TabTitle.tsx'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { useFailureSeen } from '#parts/failure/useFailureSeen.ts'
import type { PageFailureProps } from '#relay/boundaries/ContentBoundary.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/layout/Page.tsx'

const NotFoundScreen = lazy(() =>
  import('./NotFoundScreen.lazy.tsx').then((module) => ({ default: module.NotFoundScreen })),
)

/** A page that is not there, or that could not be loaded. */
export function PageFailure({ error, isNotFound, retry, isRetrying }: PageFailureProps) {
  const language = useLanguage()
  useFailureSeen(isNotFound ? null : error, 'page')
  if (isNotFound) {
    return (
      <Suspense fallback={<Page>{null}</Page>}>
        <NotFoundScreen />
      </Suspense>
    )
  }
  const { title, text, reference } = explainFailure(error, language)
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
