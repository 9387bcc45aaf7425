import type { RouteObject } from 'react-router-dom'
import type { PageLoader } from '#relay/entrypoints/createPageLoader.ts'
import { entryRoute } from '#relay/entrypoints/entryRoute.tsx'
import { lostCode } from '#relay/errors/lostCode.ts'
import type { PageDescriptor } from './PageDescriptor.ts'
import { NotFound, PageFailure } from './PageFailure.tsx'
import { StandaloneError } from './StandaloneError.tsx'

const nothing = () => null

const notFound: RouteObject = {
  // Code that did not arrive is asked for again by the screen, which says so.
  loader: () => NotFound.preload().then(nothing, nothing),
  element: <NotFound />,
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

/** A page whose route is not at hand costs the first screen its descriptor alone: the rest is fetched when it is opened. */
function routeOf(loader: PageLoader, { path, route, standsAlone }: PageDescriptor): RouteObject {
  const failure = standsAlone ? StandaloneError : PageFailure
  return {
    path,
    ...entryRoute(
      loader,
      typeof route === 'function'
        ? { failure, load: async () => ({ ...(await codeOf(path, route())).route, failure }) }
        : { ...route, failure },
    ),
  }
}

async function codeOf<Code>(name: string, code: Promise<Code>): Promise<Code> {
  try {
    return await code
  } catch (cause) {
    throw await lostCode(name, cause)
  }
}
