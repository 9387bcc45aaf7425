import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { PageLoader } from './createPageLoader.ts'
import type { EntryRouteHandle } from './entryRoute.tsx'
import type { AnyEntryPoint } from './PageEntryPoint.ts'

/** Starts code and data of the page behind a link; links to other sites are ignored. */
export type Prefetch = (href: string) => void

/** Creates the prefetch of a route table. */
export function createPrefetch(pages: PageLoader, routes: RouteObject[]): Prefetch {
  return (href) => {
    const here = globalThis.location?.href ?? 'http://localhost/'
    const url = URL.canParse(href, here) ? new URL(href, here) : null
    if (!url || url.origin !== new URL(here).origin) return
    const leaf = matchRoutes(routes, url)?.at(-1)
    const handle = leaf?.route.handle as Partial<EntryRouteHandle> | undefined
    const start = (entryPoint: AnyEntryPoint): void =>
      pages.prefetch(entryPoint, { params: leaf?.params ?? {}, url })
    const { entryPoint } = handle ?? {}
    // A failure is ignored: the page is fetched again, and its failure reported, when it is opened.
    if (typeof entryPoint === 'function') entryPoint().then(start, () => undefined)
    else if (entryPoint) start(entryPoint)
  }
}
