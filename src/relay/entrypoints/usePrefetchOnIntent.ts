import { use, useEffect, useMemo, useRef } from 'react'
import { PrefetchContext } from './PrefetchContext.ts'

/**
 * Milliseconds that a pointer has to rest on a link, so that merely crossing it does not prefetch.
 */
const REST_MS = 60

/** Props that a link spreads to prefetch its page. */
export interface IntentHandlers {
  onPointerEnter(event: { readonly pointerType: string }): void
  onPointerLeave(): void
  onFocus(): void
  onBlur(): void
  onTouchStart(): void
}

/**
 * Prefetches the page behind `href` on hover, keyboard focus and touch: `<Link to={href}
 * {...usePrefetchOnIntent(href)} />`.
 */
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
      // Touch is handled by onTouchStart, without the delay.
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && soon(),
      onPointerLeave: cancel,
      onFocus: soon,
      onBlur: cancel,
      onTouchStart: () => prefetch(href),
    }
  }, [href, prefetch])
}
