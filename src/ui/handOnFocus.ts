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
    const place =
      next?.() ??
      pressedOf(nextElementSibling) ??
      pressedOf(previousElementSibling) ??
      parentElement?.closest<HTMLElement>('[tabindex="-1"]')
    if (place) place.focus({ preventScroll: true })
    else focusHeading()
  }
}

function pressedOf(neighbour: Element | null): HTMLElement | null | undefined {
  const pressed = 'a, button'
  return neighbour?.matches(pressed)
    ? (neighbour as HTMLElement)
    : neighbour?.querySelector<HTMLElement>(pressed)
}

/** Focuses the heading if the element that had the focus is gone, with a dialog or its trigger. */
export function keepFocus(): void {
  if (document.activeElement === document.body) focusHeading()
}

/** Focuses the heading of the screen, or the screen. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
