import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { FoundIdeasProps } from './FoundIdeas.lazy.tsx'
import type { ListChoice } from './listAddress.ts'

/** The results of a search. Their code comes with the page of a search, and until then, or without it, there are the plain rows. */
export const FoundIdeas = lazyComponent<FoundIdeasProps>(
  () => import('./FoundIdeas.lazy.tsx').then((module) => module.FoundIdeas),
  ({ children }) => children,
  { isAwaited: true },
)

/** Loads what the list of a choice is drawn with besides the page's own code. */
export function codeFor({ search }: ListChoice): Promise<void> | undefined {
  return search === '' ? undefined : FoundIdeas.preload()
}
