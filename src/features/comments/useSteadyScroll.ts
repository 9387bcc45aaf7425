import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps what is read in its place when more comes before it. The browser's own anchoring, which
 * Safari lacks, would hold still what stands above the list where some of that is on the screen; it
 * rests meanwhile.
 */
export function useSteadyScroll(
  box: RefObject<HTMLElement | null>,
  firstId: string | undefined,
  isLoading: boolean,
): void {
  const before = useRef<{ id: string | undefined; offset: number }>({ id: undefined, offset: 0 })
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    if (!isLoading) return
    clearTimeout(rest.current)
    const { style } = document.documentElement
    style.setProperty('overflow-anchor', 'none')
    // After the frame that shows what came.
    return () => {
      rest.current = setTimeout(() => style.removeProperty('overflow-anchor'), 200)
    }
  }, [isLoading])
  useLayoutEffect(() => {
    const offsetOf = (id: string | undefined): number | null => {
      const element = id === undefined ? null : document.getElementById(id)
      return element && box.current
        ? element.getBoundingClientRect().top - box.current.getBoundingClientRect().top
        : null
    }
    const { id, offset } = before.current
    const now = id === firstId ? null : offsetOf(id)
    if (now !== null && now !== offset) window.scrollBy({ top: now - offset, behavior: 'instant' })
    before.current = { id: firstId, offset: offsetOf(firstId) ?? 0 }
  })
}
