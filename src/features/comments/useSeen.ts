import { useEffect, type RefObject } from 'react'

/** Tells the moments (`data-at`) of what comes onto the screen within a list; looks again when `entries` is another. */
export function useSeen(
  list: RefObject<HTMLElement | null>,
  entries: unknown,
  seen: (at: string) => void,
): void {
  useEffect(() => {
    if (!list.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((all) => {
      if (document.visibilityState === 'hidden') return
      for (const { isIntersecting, target } of all) {
        const at = target.getAttribute('data-at')
        if (isIntersecting && at !== null) seen(at)
      }
    })
    for (const item of list.current.querySelectorAll('[data-at]')) observer.observe(item)
    return () => observer.disconnect()
  }, [list, entries, seen])
}
