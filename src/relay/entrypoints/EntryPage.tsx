import {
  createElement,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
  useTransition,
} from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { ContentBoundary } from '../boundaries/ContentBoundary.tsx'
import { FrameRefreshContext } from '../boundaries/FrameRefreshContext.ts'
import { PagePendingContext } from '../boundaries/PagePendingContext.ts'
import { PageRefreshContext } from '../boundaries/PageRefreshContext.ts'
import { PageRefreshedContext } from '../boundaries/PageRefreshedContext.ts'
import { PageRetryContext } from '../boundaries/PageRetryContext.ts'
import type { PageLoader } from './createPageLoader.ts'
import type { EntryRouteData, EntryRouteOptions } from './entryRoute.tsx'
import type { LoadedPage } from './loadPage.ts'
import type { RouteInput } from './PageEntryPoint.ts'
import { useBackgroundRefresh } from './useBackgroundRefresh.ts'
import { useChangedQuery } from './useChangedQuery.ts'
import { useIsPending } from './useIsPending.ts'

interface EntryPageProps {
  readonly pages: PageLoader
}

/**
 * Shows the page that a route's loader has started. The Suspense boundary outlives navigations
 * between pages of one level: React keeps the old page until the next is ready, instead of holding
 * it back behind a fallback.
 */
export function EntryPage({ pages }: EntryPageProps) {
  const { page: loaded, options } = useLoaderData<EntryRouteData>()
  const [again, setAgain] = useState<{ of: LoadedPage; page: LoadedPage } | null>(null)
  const page = again?.of === loaded ? again.page : loaded
  const [isRetrying, startTransition] = useTransition()
  const { revalidate } = useRevalidator()
  const isFrame = options.frame ?? false
  const retryFrame = use(PageRetryContext)
  const reload = useCallback(() => {
    // A failed frame has usually failed together with the pages in it, so one press retries all of
    // them.
    if (isFrame) void revalidate()
    startTransition(() => setAgain({ of: loaded, page: pages.reload(page) }))
  }, [pages, page, loaded, isFrame, revalidate])
  const retry = retryFrame ?? reload
  const [refreshed, setRefreshed] = useState<{ of: LoadedPage; times: number } | null>(null)
  const onRefresh = useCallback(
    () =>
      setRefreshed((before) => ({ of: page, times: before?.of === page ? before.times + 1 : 1 })),
    [page],
  )
  const refresh = useCallback(async () => {
    const { refreshPage } = await import('./refreshPage.lazy.ts')
    await refreshPage(pages.environment, page)
  }, [pages, page])
  const refreshFrame = use(FrameRefreshContext)

  useEffect(() => pages.hold(page), [pages, page])
  useBackgroundRefresh(pages.environment, page, options.refresh ?? true, onRefresh)
  useChangedQuery(reload)
  const isPending = useIsPending(page)

  return (
    <Suspense fallback={options.skeleton}>
      <ContentBoundary
        failure={options.failure}
        resetKey={page}
        retry={retry}
        isRetrying={isRetrying}
      >
        <PageRefreshContext value={refresh}>
          <PageRetryContext value={isFrame ? null : retry}>
            <PagePendingContext value={isPending}>
              <PageRefreshedContext value={refreshed?.of === page ? refreshed.times : 0}>
                <FrameRefreshContext value={isFrame ? refresh : refreshFrame}>
                  <PageOf key={identityOf(page, options)} page={page} />
                </FrameRefreshContext>
              </PageRefreshedContext>
            </PagePendingContext>
          </PageRetryContext>
        </PageRefreshContext>
      </ContentBoundary>
    </Suspense>
  )
}

/** The page itself; suspends while its code loads. */
function PageOf({ page }: { page: LoadedPage }) {
  const component = page.component()
  // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown
  if (component === null) throw page.code
  return createElement(component, { queries: page.preloaded })
}

function identityOf({ entryPoint, input }: LoadedPage, options: EntryRouteOptions): string {
  const identity = options.frame ? () => '' : (options.identity ?? pathOf)
  return `${entryPoint.root.getModuleId()} ${identity(input)}`
}

function pathOf({ url }: RouteInput): string {
  return url.pathname
}
