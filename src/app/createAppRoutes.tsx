import type { RouteObject } from 'react-router-dom'
import type { PageLoader } from '#relay/entrypoints/createPageLoader.ts'
import { entryRoute } from '#relay/entrypoints/entryRoute.tsx'
import { framedRoutes, standaloneRoutes } from '#routes/pageRoutes.tsx'
import { pages } from '#routes/pages.ts'
import { StandaloneError } from '#routes/StandaloneError.tsx'
import { frameEntryPoint } from './Frame.entrypoint.ts'
import { RootLayout } from './RootLayout.tsx'

/** The whole route table of one client session. */
export function createAppRoutes(loader: PageLoader): RouteObject[] {
  const frame = entryRoute(loader, {
    entryPoint: frameEntryPoint,
    // Nothing is rendered before the frame is there: the HTML comes with its skeleton.
    skeleton: null,
    failure: StandaloneError,
    frame: true,
  })
  return [
    {
      element: <RootLayout />,
      hydrateFallbackElement: <></>,
      children: [
        ...standaloneRoutes(loader, pages),
        { ...frame, children: framedRoutes(loader, pages) },
      ],
    },
  ]
}
