import type { IEnvironment } from 'relay-runtime'
import { loadPage, type LoadedPage } from './loadPage.ts'
import type { AnyEntryPoint, RouteInput } from './PageEntryPoint.ts'

export interface PageLoaderOptions {
  /** Milliseconds for which prefetched data is safe from collection. */
  readonly prefetchLifetime?: number
}

/** The one owner of all pages of an environment: it loads them, and disposes each when nobody can show it any more. */
export interface PageLoader {
  readonly environment: IEnvironment
  /** Starts a page's code and data. `signal` is the navigation's: a page that is superseded before it is shown is disposed. */
  load(entryPoint: AnyEntryPoint, input: RouteInput, signal?: AbortSignal): LoadedPage
  /** The same page with fresh data from the network. */
  reload(page: LoadedPage): LoadedPage
  /** Keeps a page while it is shown; returns what releases it. Releasing and holding again at once (StrictMode) keeps it. */
  hold(page: LoadedPage): () => void
  /** Starts a page's code and data because somebody may open it soon. */
  prefetch(entryPoint: AnyEntryPoint, input: RouteInput): void
  /** Disposes everything, when the environment is replaced. */
  dispose(): void
}

/** Makes the owner of an environment's pages. */
export function createPageLoader(
  environment: IEnvironment,
  options: PageLoaderOptions = {},
): PageLoader {
  const lifetime = options.prefetchLifetime ?? 30_000
  /** Loaded pages in order of loading, with how many holders each has; a page that is not here is disposed. */
  const holders = new Map<LoadedPage, number>()
  const prefetched = new Map<string, { page: LoadedPage; timer: ReturnType<typeof setTimeout> }>()

  function add(page: LoadedPage): LoadedPage {
    holders.set(page, 0)
    return page
  }

  function disposeUnlessHeld(page: LoadedPage): void {
    if (holders.get(page) !== 0) return
    holders.delete(page)
    page.preloaded.dispose()
  }

  /** What was loaded earlier and is not shown by now never will be: React shows the latest navigation. */
  function disposeSuperseded(shown: LoadedPage): void {
    const loaded = [...holders.keys()]
    for (const page of loaded.slice(0, Math.max(0, loaded.indexOf(shown)))) disposeUnlessHeld(page)
  }

  function forget(key: string): void {
    const entry = prefetched.get(key)
    prefetched.delete(key)
    clearTimeout(entry?.timer)
    entry?.page.preloaded.dispose()
  }

  /** Without its code an answer cannot be stored: only the page that asked has it, and asking again would fetch it twice. */
  function takePrefetched(key: string): LoadedPage | null {
    const entry = prefetched.get(key)
    if (!entry || hasCode(entry.page)) return null
    clearTimeout(entry.timer)
    prefetched.delete(key)
    return entry.page
  }

  return {
    environment,
    load(entryPoint, input, signal) {
      const page = add(
        takePrefetched(keyOf(entryPoint, input)) ?? loadPage(environment, entryPoint, input),
      )
      signal?.addEventListener('abort', () => disposeUnlessHeld(page), { once: true })
      return page
    },
    reload: (page) => add(loadPage(environment, page.entryPoint, page.input, 'network-only')),
    hold(page) {
      holders.set(page, (holders.get(page) ?? 0) + 1)
      // After all effects of this commit, so that what is shown together is held together.
      setTimeout(() => disposeSuperseded(page), 0)
      return () => {
        holders.set(page, (holders.get(page) ?? 1) - 1)
        setTimeout(() => disposeUnlessHeld(page), 0)
      }
    },
    prefetch(entryPoint, input) {
      const key = keyOf(entryPoint, input)
      const isComing = [...holders.keys()].some(
        (page) => !hasCode(page) && keyOf(page.entryPoint, page.input) === key,
      )
      if (isComing || prefetched.has(key)) return
      const page = loadPage(environment, entryPoint, input)
      prefetched.set(key, { page, timer: setTimeout(() => forget(key), lifetime) })
    },
    dispose() {
      for (const key of [...prefetched.keys()]) forget(key)
      for (const page of holders.keys()) page.preloaded.dispose()
      holders.clear()
    },
  }
}

function keyOf(entryPoint: AnyEntryPoint, { url }: RouteInput): string {
  return `${entryPoint.root.getModuleId()} ${url.origin}${url.pathname}${url.search}`
}

function hasCode(page: LoadedPage): boolean {
  return page.queries.every(({ request }) => request() !== null)
}
