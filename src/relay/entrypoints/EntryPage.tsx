import {
  createElement,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useTransition,
  type ReactNode,
} from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { ContentBoundary, type ContentBoundaryProps } from '../boundaries/ContentBoundary.tsx'
import { FirstFailureContext } from '../boundaries/FirstFailureContext.ts'
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
  const reload = useCallback(() => {
    // A failed frame has usually failed together with the pages in it, so one press retries all of
    // them.
    if (isFrame) void revalidate()
    startTransition(() => setAgain({ of: loaded, page: pages.reload(page) }))
  }, [pages, page, loaded, isFrame, revalidate])
  const retry = use(PageRetryContext) ?? reload
  const [refreshed, setRefreshed] = useState<{ of: LoadedPage; times: number } | null>(null)
  const [stale, setStale] = useState<{ of: LoadedPage; error: unknown } | null>(null)
  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      const { refreshPage } = await import('./refreshPage.lazy.ts')
      await refreshPage(pages.environment, page, signal)
      setStale((before) => (before?.of === page ? null : before))
    },
    [pages, page],
  )
  const refreshBehind = useCallback(
    (signal?: AbortSignal) => {
      setRefreshed((before) => ({ of: page, times: before?.of === page ? before.times + 1 : 1 }))
      refresh(signal).catch((error: unknown) => setStale({ of: page, error }))
    },
    [refresh, page],
  )
  const refreshFrame = use(FrameRefreshContext)
  useEffect(() => pages.hold(page), [pages, page])
  useBackgroundRefresh(pages.environment, page, options.refresh ?? true, refreshBehind)
  useChangedQuery(reload)
  const isPending = useIsPending(page)
  const failed = useFirstFailure(page)
  return (
    <Suspense fallback={options.skeleton}>
      <ContentBoundary
        failure={options.failure}
        resetKey={page}
        knownError={isFrame ? null : failed}
        retry={retry}
        isRetrying={isRetrying}
      >
        <PageRefreshContext value={refresh}>
          <PageRetryContext value={isFrame ? null : retry}>
            <PageRefreshedContext value={refreshed?.of === page ? refreshed.times : 0}>
              <FrameRefreshContext value={isFrame ? refresh : refreshFrame}>
                <PageOf
                  key={identityOf(page, options)}
                  pages={pages}
                  page={page}
                  isPending={isPending}
                  failure={options.failure}
                  retry={retry}
                  isRetrying={isRetrying}
                  stale={
                    stale?.of === page &&
                    !isFrame && (
                      <options.failure
                        error={stale.error}
                        isNotFound={false}
                        isStale
                        retry={() => refreshBehind()}
                        isRetrying={false}
                      />
                    )
                  }
                />
              </FrameRefreshContext>
            </PageRefreshedContext>
          </PageRetryContext>
        </PageRefreshContext>
      </ContentBoundary>
    </Suspense>
  )
}

/** Why a page failed before the browser took it over; null where it did not. */
function useFirstFailure({ input: { url } }: LoadedPage): Error | null {
  const first = use(FirstFailureContext)
  return first?.address === url.pathname + url.search ? first.error : null
}

interface PageOfProps extends Pick<ContentBoundaryProps, 'failure' | 'retry' | 'isRetrying'> {
  readonly pages: PageLoader
  readonly page: LoadedPage
  readonly isPending: boolean
  /** Says that what is drawn could not be refreshed. */
  readonly stale: ReactNode
}

/**
 * The page itself; suspends while its code loads. What was drawn of it stays when its next answer
 * fails, and the failure is told above it.
 */
function PageOf({
  pages,
  page,
  isPending,
  failure: Failure,
  retry,
  isRetrying,
  stale,
}: PageOfProps) {
  const component = page.component()
  // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown
  if (component === null) throw page.code
  const [drawn, setDrawn] = useState<LoadedPage | null>(null)
  const error = page.failure()
  // Of a rendering that is given up, because the page suspends or fails, no state is kept.
  if (error === null && drawn !== page) setDrawn(page)
  const kept = error === null ? null : drawn
  const isPartial = kept?.failure() != null
  const { preloaded } = kept ?? page
  const queries = isPartial ? kept.fromStore() : preloaded
  const content = useMemo(() => createElement(component, { queries }), [component, queries])
  useEffect(() => (drawn ? pages.hold(drawn) : undefined), [pages, drawn])
  return (
    <>
      {kept ? (
        <Failure error={error} isNotFound={false} isDrawn retry={retry} isRetrying={isRetrying} />
      ) : (
        stale
      )}
      <PagePendingContext value={isPartial ? 'failed' : isPending}>{content}</PagePendingContext>
    </>
  )
}

function identityOf({ entryPoint, input }: LoadedPage, options: EntryRouteOptions): string {
  const identity = options.frame ? () => '' : (options.identity ?? pathOf)
  return `${entryPoint.root.getModuleId()} ${identity(input)}`
}

function pathOf({ url }: RouteInput): string {
  return url.pathname
}
