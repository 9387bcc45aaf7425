import type { IEnvironment } from 'relay-runtime'
import { loadPage, type LoadedPage, type LoadOptions } from './loadPage.ts'
import type { AnyEntryPoint, RouteInput } from './PageEntryPoint.ts'

export interface PageLoaderOptions extends Pick<LoadOptions, 'onCode'> {
  /** Milliseconds for which prefetched data is kept from garbage collection. */
  readonly prefetchLifetime?: number
  /** What the first page of a route waits for; nothing if not given. */
  readonly begun?: Promise<void> | undefined
}

/**
 * The only owner of an environment's pages: it loads them and disposes each one that can no longer
 * be shown.
 */
export interface PageLoader extends Pick<PageLoaderOptions, 'begun'> {
  readonly environment: IEnvironment
  /**
   * Starts a page's code and data. `signal` belongs to the navigation: a page superseded before it
   * is shown is disposed.
   */
  load(entryPoint: AnyEntryPoint, input: RouteInput, signal?: AbortSignal): LoadedPage
  /** Loads the same page with fresh data from the network. */
  reload(page: LoadedPage): LoadedPage
  /**
   * Retains a page while it is shown; gives the function that releases it. Releasing and retaining
   * again at once (StrictMode) keeps it.
   */
  hold(page: LoadedPage): () => void
  /** Starts a page's code and data because somebody may open it soon. */
  prefetch(entryPoint: AnyEntryPoint, input: RouteInput): void
  /** Disposes all pages when the environment is replaced. */
  dispose(): void
}

/**
 * Loaded pages in order of loading, with the number of holders of each. Disposed pages are not in
 * the map.
 */
type Holders = Map<LoadedPage, number>

/** Creates the page loader of an environment. */
export function createPageLoader(
  environment: IEnvironment,
  options: PageLoaderOptions = {},
): PageLoader {
  const lifetime = options.prefetchLifetime ?? 30_000
  const { onCode, begun } = options
  const holders: Holders = new Map()
  const prefetched = new Map<string, { page: LoadedPage; timer: ReturnType<typeof setTimeout> }>()

  function add(page: LoadedPage): LoadedPage {
    holders.set(page, 0)
    return page
  }

  function forget(key: string): void {
    const entry = prefetched.get(key)
    prefetched.delete(key)
    clearTimeout(entry?.timer)
    entry?.page.dispose()
  }

  /**
   * Takes over a prefetched page whose code has not arrived: without it an answer cannot be stored,
   * so loading anew would fetch twice.
   */
  function takePrefetched(key: string): LoadedPage | null {
    const entry = prefetched.get(key)
    if (!entry || hasCode(entry.page)) return null
    clearTimeout(entry.timer)
    prefetched.delete(key)
    return entry.page
  }

  return {
    environment,
    begun,
    load(entryPoint, input, signal) {
      const page = add(
        takePrefetched(keyOf(entryPoint, input)) ??
          loadPage(environment, entryPoint, input, { onCode }),
      )
      signal?.addEventListener('abort', () => disposeUnlessHeld(holders, page), { once: true })
      return page
    },
    reload: (page) =>
      add(
        loadPage(environment, page.entryPoint, page.input, { onCode, fetchPolicy: 'network-only' }),
      ),
    hold(page) {
      holders.set(page, (holders.get(page) ?? 0) + 1)
      // Runs after all effects of this commit, so that pages shown together are retained first.
      setTimeout(() => disposeSuperseded(holders, page), 0)
      return () => {
        holders.set(page, (holders.get(page) ?? 1) - 1)
        setTimeout(() => disposeUnlessHeld(holders, page), 0)
      }
    },
    prefetch(entryPoint, input) {
      const key = keyOf(entryPoint, input)
      const isComing = [...holders.keys()].some(
        (page) => !hasCode(page) && keyOf(page.entryPoint, page.input) === key,
      )
      if (isComing || prefetched.has(key)) return
      const page = loadPage(environment, entryPoint, input, { onCode })
      prefetched.set(key, { page, timer: setTimeout(() => forget(key), lifetime) })
    },
    dispose() {
      for (const key of [...prefetched.keys()]) forget(key)
      for (const page of holders.keys()) page.dispose()
      holders.clear()
    },
  }
}

function disposeUnlessHeld(holders: Holders, page: LoadedPage): void {
  if (holders.get(page) !== 0) return
  holders.delete(page)
  page.dispose()
}

/**
 * Disposes pages loaded earlier that are not shown: React shows the latest navigation, so they
 * never will be.
 */
function disposeSuperseded(holders: Holders, shown: LoadedPage): void {
  const loaded = [...holders.keys()]
  for (const page of loaded.slice(0, Math.max(0, loaded.indexOf(shown))))
    disposeUnlessHeld(holders, page)
}

/** The parameters in place of the path: that of a link does not say where the site lies. */
function keyOf(entryPoint: AnyEntryPoint, { params, url }: RouteInput): string {
  return `${entryPoint.root.getModuleId()} ${JSON.stringify(params)}${url.search}`
}

function hasCode(page: LoadedPage): boolean {
  return page.queries.every(({ request }) => request() !== null)
}
