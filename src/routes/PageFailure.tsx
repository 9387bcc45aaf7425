import { TabTitle } from '#entities/Site/TabTitle.tsx'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { Failure } from '#parts/failure/Failure.tsx'
import { useFailureSeen } from '#parts/failure/useFailureSeen.ts'
import type { PageFailureProps } from '#relay/boundaries/ContentBoundary.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { StaleNoticeProps } from './StaleNotice.lazy.tsx'
import css from './PageFailure.module.css'

/** Nothing at this address; its code comes with the first one. */
export const NotFound = lazyComponent<Record<never, never>>(
  () => import('./NotFoundScreen.lazy.tsx').then((module) => module.NotFoundScreen),
  undefined,
  { isAwaited: true },
)

const StaleNotice = lazyComponent<StaleNoticeProps>(() =>
  import('./StaleNotice.lazy.tsx').then((module) => module.StaleNotice),
)

/** A page that is not there, or that could not be loaded. */
export function PageFailure({
  error,
  isNotFound,
  isDrawn,
  isStale,
  retry,
  isRetrying,
}: PageFailureProps) {
  const language = useLanguage()
  useFailureSeen(isNotFound ? null : error, 'page')
  if (isNotFound) return <NotFound />
  if (isStale) return <StaleNotice error={error} retry={retry} />
  if (isDrawn)
    return (
      <div className={css.drawn}>
        <Failure of="drawn" error={error} retry={retry} isRetrying={isRetrying} />
      </div>
    )
  return (
    <Page>
      <TabTitle>{explainFailure(error, language).title}</TabTitle>
      <Failure of="page" error={error} retry={retry} isRetrying={isRetrying} />
    </Page>
  )
}
