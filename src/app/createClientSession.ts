import type { RouteObject } from 'react-router-dom'
import type { IEnvironment } from 'relay-runtime'
import type { Language } from '#lib/messages/createLanguage.ts'
import { atMost } from '#relay/entrypoints/atMost.ts'
import { createPageLoader } from '#relay/entrypoints/createPageLoader.ts'
import type { Prefetch } from '#relay/entrypoints/createPrefetch.ts'
import type { EntryRouteData } from '#relay/entrypoints/entryRoute.tsx'
import { BESIDE_MS } from '#relay/entrypoints/loadPage.ts'
import { createAppRoutes } from './createAppRoutes.tsx'
import type { AppRouter } from './RouterHandle.ts'

/** One person's time in the client: everything that must not pass on to the next person. */
export interface ClientSession {
  readonly environment: IEnvironment
  readonly router: AppRouter
  readonly prefetch: Prefetch
  /** Resolves when the first screen can be shown without waiting, or has failed. */
  ready(patience?: Patience): Promise<void>
  /** Leads what was begun here, such as a post that is still being sent, on in the session that is shown next. */
  handOver(next: ClientSession): void
  dispose(): void
}

/** Milliseconds that a page which could be shown waits for its frame, and for what stands beside it. */
export interface Patience {
  readonly frame: number
  readonly beside: number
}

const inBrowser: Patience = { frame: 2_000, beside: BESIDE_MS }

interface ClientSessionParts {
  readonly language: Language
  readonly createRouter: (routes: RouteObject[]) => AppRouter
  /** What the first screen waits for before it loads; nothing if not given. */
  readonly begun?: Promise<void> | undefined
}

/** Starts a client session: the first screen loads at once. */
export function createClientSession(
  environment: IEnvironment,
  { language, createRouter, begun }: ClientSessionParts,
): ClientSession {
  const pages = createPageLoader(environment, {
    onCode: () => language.translations?.ready(),
    begun,
  })
  const routes = createAppRoutes(pages)
  const router = createRouter(routes)
  return {
    environment,
    router,
    // Behind the first screen: a page that is not fetched ahead is fetched when it is opened.
    prefetch: (href) =>
      void import('#relay/entrypoints/createPrefetch.ts').then(
        ({ createPrefetch }) => createPrefetch(pages, routes)(href),
        () => undefined,
      ),
    async ready({ frame: frameMs, beside } = inBrowser) {
      await Promise.all([initialised(router), language.translations?.ready()])
      const loaded = Object.values(router.state.loaderData ?? {}) as (EntryRouteData | undefined)[]
      const ready = async (isFrame: boolean): Promise<void> => {
        for (const route of loaded)
          if (route && (route.options.frame ?? false) === isFrame) await route.page.ready(beside)
      }
      const frame = ready(true)
      await ready(false)
      await atMost(frameMs, frame)
    },
    handOver(next) {
      router.navigate = next.router.navigate
    },
    dispose() {
      router.dispose()
      pages.dispose()
    },
  }
}

function initialised(router: AppRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
