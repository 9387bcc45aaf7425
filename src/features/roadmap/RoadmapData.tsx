import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { RoadmapDataProps } from './RoadmapData.lazy.tsx'

/** The roadmap for those who read it as data. Its code comes behind the screen; the server loads it before it renders. */
export const RoadmapData = lazyComponent<RoadmapDataProps>(
  () => import('./RoadmapData.lazy.tsx').then((module) => module.RoadmapData),
  undefined,
  { isAwaited: true },
)
