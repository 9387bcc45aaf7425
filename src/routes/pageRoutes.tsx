import type { RouteObject } from 'react-router-dom'
import type { PageLoader } from '#relay/entrypoints/createPageLoader.ts'
import { entryRoute, type EntryRouteHandle } from '#relay/entrypoints/entryRoute.tsx'
import { FailedRoute } from '#relay/entrypoints/FailedRoute.tsx'
import { CodeLoadError } from '#relay/errors/CodeLoadError.ts'
import type { PageDescriptor, PageRoute } from './PageDescriptor.ts'
import { PageFailure } from './PageFailure.tsx'
import { StandaloneError } from './StandaloneError.tsx'

const notFound: RouteObject = {
  errorElement: <FailedRoute failure={PageFailure} />,
  lazy: async () => ({ Component: (await import('./NotFoundScreen.lazy.tsx')).NotFoundScreen }),
}

/** The routes of pages inside the frame, with what is shown where there is none. */
export function framedRoutes(loader: PageLoader, pages: readonly PageDescriptor[]): RouteObject[] {
  return [
    ...pages.filter((page) => !page.standsAlone).map((page) => routeOf(loader, page)),
    { path: '*', ...notFound },
    // `*` matches no line break, which an address can have.
    { path: ':any/:more?', ...notFound },
  ]
}

/** The routes of pages that stand alone. */
export function standaloneRoutes(
  loader: PageLoader,
  pages: readonly PageDescriptor[],
): RouteObject[] {
  return pages.filter((page) => page.standsAlone).map((page) => routeOf(loader, page))
}

/** A page whose route is not at hand costs the first screen its descriptor alone: the router fetches the rest when it is opened. */
function routeOf(loader: PageLoader, { path, route, standsAlone }: PageDescriptor): RouteObject {
  const failure = standsAlone ? StandaloneError : PageFailure
  if (typeof route !== 'function') return { path, ...entryRoute(loader, { ...route, failure }) }
  const load = async (): Promise<PageRoute> => {
    try {
      return (await route()).route
    } catch (cause) {
      throw new CodeLoadError(path, { cause })
    }
  }
  const handle: EntryRouteHandle = { entryPoint: async () => (await load()).entryPoint }
  return {
    path,
    handle,
    errorElement: <FailedRoute failure={failure} />,
    lazy: async () => {
      const { loader: start, element } = entryRoute(loader, { ...(await load()), failure })
      return { loader: start, element }
    },
  }
}
