import { Outlet, type RouteObject } from 'react-router-dom'
import type { PageLoader } from '#relay/entrypoints/createPageLoader.ts'
import { entryRoute } from '#relay/entrypoints/entryRoute.tsx'
import { FailedRoute } from '#relay/entrypoints/FailedRoute.tsx'
import { framedRoutes, standaloneRoutes } from '#routes/pageRoutes.tsx'
import { pages } from '#routes/pages.ts'
import { StandaloneError } from '#routes/StandaloneError.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { BareFrameProps } from './BareFrame.lazy.tsx'
import { frameEntryPoint } from './Frame.entrypoint.ts'
import { PlainNote } from './PlainNote.tsx'
import { RootLayout } from './RootLayout.tsx'

const BareFrame = lazyComponent<BareFrameProps>(() =>
  import('./BareFrame.lazy.tsx').then((module) => module.BareFrame),
)

/** Around pages without the frame, which has the note itself. */
const noted = (
  <>
    <PlainNote />
    <Outlet />
  </>
)

/** The whole route table of one client session. */
export function createAppRoutes(loader: PageLoader): RouteObject[] {
  const frame = entryRoute(loader, {
    entryPoint: frameEntryPoint,
    // Seen where the frame is late: what comes first is shown by the HTML's own skeleton.
    skeleton: <BareFrame />,
    failure: BareFrame,
    frame: true,
  })
  return [
    {
      element: <RootLayout />,
      errorElement: <FailedRoute failure={StandaloneError} />,
      hydrateFallbackElement: <></>,
      children: [
        { element: noted, children: standaloneRoutes(loader, pages) },
        { ...frame, children: framedRoutes(loader, pages) },
      ],
    },
  ]
}
