import type { RefCallback } from 'react'

/**
 * Makes a ref for what may leave the screen while it holds the focus, which would be lost with it:
 * `next` gives the element that gets it then, null for the nearest place around or the screen's
 * heading. Make it once, outside of rendering: another ref is another element to React.
 */
export function handOnFocus(
  next: (leaving: HTMLElement) => HTMLElement | null | undefined = () => null,
): RefCallback<HTMLElement> {
  return (leaving) => () => {
    if (!leaving?.contains(document.activeElement)) return
    const place = next(leaving) ?? leaving.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
    if (place) place.focus({ preventScroll: true })
    else focusHeading()
  }
}

/** Focuses the heading of the screen, or the screen. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
