import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { ChangelogDataProps, EntryDataProps } from './ChangelogData.lazy.tsx'

/** The changelog for those who read it as data. Its code comes behind the screen; the server loads it before it renders. */
export const ChangelogData = lazyComponent<ChangelogDataProps>(
  () => import('./ChangelogData.lazy.tsx').then((module) => module.ChangelogData),
  undefined,
  { isAwaited: true },
)

/** An entry for those who read it as data. */
export const EntryData = lazyComponent<EntryDataProps>(
  () => import('./ChangelogData.lazy.tsx').then((module) => module.EntryData),
  undefined,
  { isAwaited: true },
)
