import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { SharedHeadProps } from './SharedHead.lazy.tsx'

/**
 * The part of a page's head that search engines and chats read. Its code comes behind the first
 * screen; the server loads it before it renders.
 */
export const SharedHead = lazyComponent<SharedHeadProps>(
  () => import('./SharedHead.lazy.tsx').then((module) => module.SharedHead),
  undefined,
  { isAwaited: true },
)
