import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom'
import type { PageFailureProps } from '../boundaries/ContentBoundary.tsx'
import type { PageLoader } from './createPageLoader.ts'
import { EntryPage } from './EntryPage.tsx'
import { FailedRoute } from './FailedRoute.tsx'
import type { LoadedPage } from './loadPage.ts'
import type { AnyEntryPoint, RouteInput } from './PageEntryPoint.ts'

export interface EntryRouteOptions {
  readonly entryPoint: AnyEntryPoint
  /**
   * Shown while the first page loads. Later navigations keep the old page until the next one is
   * ready.
   */
  readonly skeleton: ReactNode
  /** Shows "not found" and errors, with *Try again*. */
  readonly failure: ComponentType<PageFailureProps>
  /**
   * Identifies the page: another value starts its state anew. By default the path, so that filters
   * in the query string keep the state.
   */
  readonly identity?: (input: RouteInput) => string
  /**
   * False for a page that must not be refreshed behind the reader's back; true by default
   * (docs/RULES.md#limits).
   */
  readonly refresh?: boolean
  /** True for a frame around pages, which is loaded once and stays whatever the URL. */
  readonly frame?: boolean
}

/** An entrypoint whose options are code of their own, fetched when the route is opened. */
export interface LazyEntryRouteOptions extends Pick<EntryRouteOptions, 'failure'> {
  /** Asked again each time; rejects with why the code did not arrive. */
  readonly load: () => Promise<EntryRouteOptions>
}

/** The result of an entry route's loader: the page that it has started. */
export interface EntryRouteData {
  readonly page: LoadedPage
  readonly options: EntryRouteOptions
}

/**
 * The part of a react-router route object that shows an entrypoint; add `path`, `index` or
 * `children`.
 */
export interface EntryRoute {
  readonly loader: LoaderFunction
  readonly element: ReactElement
  readonly errorElement: ReactElement
  readonly hydrateFallbackElement: ReactElement
  readonly handle: EntryRouteHandle
  readonly shouldRevalidate?: () => boolean
}

/** Lets a prefetch find the entry point of a matched route; a route that is not loaded yet fetches it. */
export interface EntryRouteHandle {
  readonly entryPoint: AnyEntryPoint | (() => Promise<AnyEntryPoint>)
}

/**
 * Creates a route for an entrypoint. The loader starts code and data and returns at once, so that
 * the navigation is a transition that React shows when it can; boundary and skeleton are part of
 * the route, so that none can forget them. (The router's own `lazy` would keep a failure for ever,
 * and show nothing in place of it.)
 */
export function entryRoute(
  pages: PageLoader,
  options: EntryRouteOptions | LazyEntryRouteOptions,
): EntryRoute {
  const start = (loaded: EntryRouteOptions, { params, request }: LoaderFunctionArgs) => ({
    page: pages.load(loaded.entryPoint, { params, url: new URL(request.url) }, request.signal),
    options: loaded,
  })
  const startWith = async (loading: Promise<EntryRouteOptions>, args: LoaderFunctionArgs) => {
    const loaded = await loading
    // The navigation may have been given up meanwhile.
    args.request.signal.throwIfAborted()
    return start(loaded, args)
  }
  const { failure } = options
  const route = {
    element: <EntryPage pages={pages} />,
    errorElement: <FailedRoute failure={failure} />,
  }
  if ('load' in options) {
    return {
      ...route,
      loader: (args) => startWith(options.load(), args),
      hydrateFallbackElement: <></>,
      handle: { entryPoint: async () => (await options.load()).entryPoint },
    }
  }
  return {
    ...route,
    loader: (args) =>
      pages.begun
        ? startWith(
            pages.begun.then(() => options),
            args,
          )
        : start(options, args),
    hydrateFallbackElement: <>{options.skeleton}</>,
    handle: { entryPoint: options.entryPoint },
    ...(options.frame ? { shouldRevalidate: () => false } : {}),
  }
}
