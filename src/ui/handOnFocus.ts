/**
 * A ref for what may leave the screen while it holds the focus, which would be lost with it: what
 * `next` gives gets it then, or its neighbour, the place around it, in the end the heading.
 */
export function handOnFocus(
  leaving: HTMLElement | null,
  next?: () => HTMLElement | null,
): () => void {
  return () => {
    if (!leaving?.contains(document.activeElement)) return
    const { nextElementSibling, previousElementSibling, parentElement } = leaving
    const neighbour = nextElementSibling ?? previousElementSibling
    const place =
      next?.() ??
      (neighbour?.matches(PRESSED) ? neighbour : neighbour?.querySelector(PRESSED)) ??
      parentElement?.closest('[tabindex="-1"]')
    if (place) (place as HTMLElement).focus({ preventScroll: true })
    else focusHeading()
  }
}

const PRESSED = 'a, button'

/** Focuses the heading of the screen, or the screen. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
