import { useEffect, useLayoutEffect, type RefObject } from 'react'

/** Least height of a message, in pixels. */
const REACH = 72
/** Height of the tab bar with its button, in pixels. */
const BAR = 68

/**
 * Keeps messages on a phone at the end of the visible screen that is not in use. Checks again when
 * `shown` changes and on scroll and focus.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => place(region.current), [region, shown])
  useEffect(() => {
    const view = window.visualViewport
    const onChange = (): void => {
      if (region.current?.hasChildNodes()) place(region.current)
    }
    const scrolling = { capture: true, passive: true }
    document.addEventListener('focusin', onChange)
    window.addEventListener('scroll', onChange, scrolling)
    view?.addEventListener('resize', onChange)
    view?.addEventListener('scroll', onChange)
    return () => {
      document.removeEventListener('focusin', onChange)
      window.removeEventListener('scroll', onChange, scrolling)
      view?.removeEventListener('resize', onChange)
      view?.removeEventListener('scroll', onChange)
    }
  }, [region])
}

/**
 * Sets `data-side` and the parts of the screen hidden by a keyboard or by zoom. Does nothing while
 * a message itself is in use.
 */
function place(region: HTMLElement | null): void {
  const used =
    document.activeElement?.closest('a, button, input, select, textarea, [role^=menuitem]') ?? null
  if (region === null || (used && region.contains(used))) return
  const view = window.visualViewport
  const above = view?.offsetTop ?? 0
  const below = view ? Math.max(0, window.innerHeight - view.offsetTop - view.height) : 0
  const { top, bottom } = used?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  const reach = Math.max(REACH, region.offsetHeight + 16)
  const isUpThere = bottom > above && top < above + reach
  const isDownThere = bottom > window.innerHeight - Math.max(below, BAR) - reach
  region.dataset['side'] = isUpThere && !isDownThere ? 'bottom' : 'top'
  region.style.setProperty('--above', `${above}px`)
  region.style.setProperty('--below', `${below}px`)
}
