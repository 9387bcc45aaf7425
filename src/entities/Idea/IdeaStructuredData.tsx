import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { IdeaStructuredDataProps } from './IdeaStructuredData.lazy.tsx'

/** An idea for those who read it as data. Its code comes behind the first screen; the server loads it before it renders. */
export const IdeaStructuredData = lazyComponent<IdeaStructuredDataProps>(
  () => import('./IdeaStructuredData.lazy.tsx').then((module) => module.IdeaStructuredData),
  undefined,
  { isAwaited: true },
)
