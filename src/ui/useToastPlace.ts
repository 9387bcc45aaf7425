import { useEffect, useLayoutEffect, type RefObject } from 'react'

/** How far one message reaches into the screen at least, in pixels. */
const REACH = 72
/** The bar under the thumb and its button. */
const BAR = 68

/** Keeps messages on a phone at the end of what is seen that nobody is busy with, while `shown` changes and while anything scrolls or gets the focus. */
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

/** Sets `data-side`, and how much of the screen is not seen above and below, because a keyboard is over it or it is enlarged. Does nothing while a message itself is in use. */
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
