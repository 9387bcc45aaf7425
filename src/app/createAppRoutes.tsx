import type { RouteObject } from 'react-router-dom'
import type { PageLoader } from '#relay/entrypoints/createPageLoader.ts'
import { entryRoute } from '#relay/entrypoints/entryRoute.tsx'
import { PlainFailure } from '#routes/PlainFailure.tsx'
import { framedRoutes, plainRoutes } from '#routes/routes.tsx'
import { frameEntryPoint } from './Frame.entrypoint.ts'
import { FrameSkeleton } from './Frame.skeleton.tsx'
import { RootLayout } from './RootLayout.tsx'

/** The whole route table of one visit. */
export function createAppRoutes(pages: PageLoader): RouteObject[] {
  const frame = entryRoute(pages, {
    entryPoint: frameEntryPoint,
    skeleton: <FrameSkeleton />,
    failure: PlainFailure,
    frame: true,
  })
  return [
    {
      element: <RootLayout />,
      HydrateFallback: FrameSkeleton,
      children: [...plainRoutes(pages), { ...frame, children: framedRoutes(pages) }],
    },
  ]
}
