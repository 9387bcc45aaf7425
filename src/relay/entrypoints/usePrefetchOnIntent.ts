import { use, useEffect, useMemo, useRef } from 'react'
import { PrefetchContext } from './PrefetchContext.ts'

/** Milliseconds that a pointer has to rest on a link: crossing it on the way elsewhere is no intent. */
const REST_MS = 60

/** What a link spreads to prefetch its page. */
export interface IntentHandlers {
  onPointerEnter(event: { readonly pointerType: string }): void
  onPointerLeave(): void
  onFocus(): void
  onBlur(): void
  onTouchStart(): void
}

/** Prefetches the page behind `href` on hover, keyboard focus and touch: `<Link to={href} {...usePrefetchOnIntent(href)} />`. */
export function usePrefetchOnIntent(href: string): IntentHandlers {
  const prefetch = use(PrefetchContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [href])
  return useMemo(() => {
    const cancel = () => clearTimeout(timer.current)
    const soon = () => {
      cancel()
      timer.current = setTimeout(() => prefetch(href), REST_MS)
    }
    return {
      // A finger enters and taps at once; it is served by onTouchStart, without the wait.
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && soon(),
      onPointerLeave: cancel,
      onFocus: soon,
      onBlur: cancel,
      onTouchStart: () => prefetch(href),
    }
  }, [href, prefetch])
}
