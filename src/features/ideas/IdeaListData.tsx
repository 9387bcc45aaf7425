import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { IdeaListDataProps } from './IdeaListData.lazy.tsx'

/** A list for those who read it as data. Its code comes behind the first screen; the server loads it before it renders. */
export const IdeaListData = lazyComponent<IdeaListDataProps>(
  () => import('./IdeaListData.lazy.tsx').then((module) => module.IdeaListData),
  undefined,
  { isAwaited: true },
)
