import { TabTitle } from '#entities/Site/TabTitle.tsx'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { Failure } from '#parts/failure/Failure.tsx'
import { useFailureSeen } from '#parts/failure/useFailureSeen.ts'
import type { PageFailureProps } from '#relay/boundaries/ContentBoundary.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'

/** Nothing at this address; its code comes with the first one. */
export const NotFound = lazyComponent<Record<never, never>>(() =>
  import('./NotFoundScreen.lazy.tsx').then((module) => module.NotFoundScreen),
)

/** A page that is not there, or that could not be loaded. */
export function PageFailure({ error, isNotFound, retry, isRetrying }: PageFailureProps) {
  const language = useLanguage()
  useFailureSeen(isNotFound ? null : error, 'page')
  if (isNotFound) return <NotFound />
  return (
    <Page>
      <TabTitle>{explainFailure(error, language).title}</TabTitle>
      <Failure of="page" error={error} retry={retry} isRetrying={isRetrying} />
    </Page>
  )
}
