import type { RouteObject } from 'react-router-dom'
import type { IEnvironment } from 'relay-runtime'
import type { Language } from '#lib/messages/createLanguage.ts'
import { createPageLoader } from '#relay/entrypoints/createPageLoader.ts'
import { createPrefetch, type Prefetch } from '#relay/entrypoints/createPrefetch.ts'
import type { LoadedPage } from '#relay/entrypoints/loadPage.ts'
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
      const loaded = Object.values(router.state.loaderData ?? {}) as (LoadedPage | undefined)[]
      await Promise.all(loaded.flatMap((page) => (page ? [page.ready()] : [])))
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
