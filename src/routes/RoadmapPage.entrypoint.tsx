import { readRoadmap, roadmapVariables } from '#features/roadmap/roadmapAddress.ts'
import page from '#generated/RoadmapPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { PageRoute } from './PageDescriptor.ts'
import { RoadmapPageSkeleton } from './RoadmapPage.skeleton.tsx'
import type { RoadmapPage } from './RoadmapPage.tsx'

const entryPoint: PageEntryPoint<typeof RoadmapPage> = {
  root: JSResource('RoadmapPage', () =>
    import('./RoadmapPage.tsx').then((module) => module.RoadmapPage),
  ),
  getPreloadProps: ({ url }) => ({
    queries: {
      page: { parameters: page, variables: roadmapVariables(readRoadmap(url.searchParams)) },
    },
  }),
}

/** `/roadmap?board=…&tag=…&column=…` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <RoadmapPageSkeleton />,
}
