import type { RouteObject } from 'react-router-dom'
import type { IEnvironment } from 'relay-runtime'
import type { Language } from '#lib/messages/createLanguage.ts'
import { atMost } from '#relay/entrypoints/atMost.ts'
import { createPageLoader } from '#relay/entrypoints/createPageLoader.ts'
import { createPrefetch, type Prefetch } from '#relay/entrypoints/createPrefetch.ts'
import type { EntryRouteData } from '#relay/entrypoints/entryRoute.tsx'
import { createAppRoutes } from './createAppRoutes.tsx'
import type { AppRouter } from './RouterHandle.ts'

/** One person's time in the client: everything that must not pass on to the next person. */
export interface ClientSession {
  readonly environment: IEnvironment
  readonly router: AppRouter
  readonly prefetch: Prefetch
  /** Resolves when the first screen can be shown without waiting, or has failed. */
  ready(): Promise<void>
  dispose(): void
}

/** Milliseconds that a page which could be shown waits for its frame. */
const FRAME_MS = 2_000

/** Starts a client session: the first screen loads at once. */
export function createClientSession(
  environment: IEnvironment,
  language: Language,
  createRouter: (routes: RouteObject[]) => AppRouter,
): ClientSession {
  const pages = createPageLoader(environment, { onCode: () => language.translations?.ready() })
  const routes = createAppRoutes(pages)
  const router = createRouter(routes)
  return {
    environment,
    router,
    prefetch: createPrefetch(pages, routes),
    async ready() {
      await Promise.all([initialised(router), language.translations?.ready()])
      const loaded = Object.values(router.state.loaderData ?? {}) as (EntryRouteData | undefined)[]
      const ready = async (isFrame: boolean): Promise<void> => {
        for (const route of loaded)
          if (route && (route.options.frame ?? false) === isFrame) await route.page.ready()
      }
      const frame = ready(true)
      await ready(false)
      await atMost(FRAME_MS, frame)
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
