import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { measureEdges, watchEdges } from './edgeBars.ts'

/** Least height of a message, in pixels. */
const REACH = 72

/**
 * Keeps messages on a phone at the end of the visible screen that is not in use, and clear of the
 * bars at its edges. Checks again when `shown`, the messages on the screen, changes, and when what
 * is around them may have moved.
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
): void {
  useLayoutEffect(() => place(region.current), [region, shown])
  const isShown = shown.length > 0
  useEffect(
    () => (isShown ? watchEdges(() => place(region.current)) : undefined),
    [region, isShown],
  )
}

/**
 * Sets `data-side` and what is taken at the edges of the screen. Does nothing while a message
 * itself is in use.
 */
function place(region: HTMLElement | null): void {
  const used =
    document.activeElement?.closest('a, button, input, select, textarea, [role^=menuitem]') ?? null
  if (region === null || (used && region.contains(used))) return
  const { above, below } = measureEdges(region, '[data-floating]')
  const { top, bottom } = used?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  const reach = Math.max(REACH, region.offsetHeight + 16)
  const isUpThere = bottom > above && top < above + reach
  const isDownThere = bottom > window.innerHeight - below - reach
  region.dataset['side'] = isUpThere && !isDownThere ? 'bottom' : 'top'
  region.style.setProperty('--above', `${above}px`)
  region.style.setProperty('--below', `${below}px`)
}
