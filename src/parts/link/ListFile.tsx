import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { ListFileProps } from './ListFile.lazy.tsx'

/** A list as a file for spreadsheets. Nobody waits for it: its code comes behind the list. */
export const ListFile = lazyComponent<ListFileProps>(() =>
  import('./ListFile.lazy.tsx').then((module) => module.ListFile),
)
