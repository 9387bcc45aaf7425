/** Pixels between two bars within which the farther one stands on the nearer one. */
const GAP = 32

/** Pixels of the window that are taken at its top and at its bottom. */
interface Taken {
  readonly above: number
  readonly below: number
}

/**
 * Measures what an on-screen keyboard, zoom, and the bars at the edges of the window take, where
 * `layer` stands: people act on these bars, so nothing may lie over them. A bar has the attribute
 * `data-edge-bar`; `others` selects what `layer` has to stand clear of besides.
 */
export function measureEdges(layer: HTMLElement, others?: string): Taken {
  const view = window.visualViewport
  const { innerHeight } = window
  const { left, right } = layer.getBoundingClientRect()
  const selector = `[data-edge-bar]${others ? `, ${others}` : ''}`
  const bars = [...layer.ownerDocument.querySelectorAll(selector)]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.left < right && bar.right > left)
  return {
    above: reachOf(
      view?.offsetTop ?? 0,
      bars.map(({ top, bottom }) => ({ from: top, to: bottom })),
    ),
    below: reachOf(
      view ? Math.max(0, innerHeight - view.offsetTop - view.height) : 0,
      bars.map(({ top, bottom }) => ({ from: innerHeight - bottom, to: innerHeight - top })),
    ),
  }
}

/** Adds up the bars that stand on an edge, or on each other. */
function reachOf(edge: number, bars: readonly { from: number; to: number }[]): number {
  let reach = edge
  for (const { from, to } of bars.toSorted((a, b) => a.from - b.from))
    if (from <= reach + GAP && to > reach) reach = to
  return Math.round(reach)
}

/**
 * Calls `onMove` when bars may have moved, come or gone, or the visible part of the window has.
 * Gives what ends it.
 */
export function watchEdges(onMove: () => void): () => void {
  const view = window.visualViewport
  const scrolling = { capture: true, passive: true }
  const observer = new MutationObserver(onMove)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onMove)
  window.addEventListener('scroll', onMove, scrolling)
  window.addEventListener('resize', onMove)
  view?.addEventListener('resize', onMove)
  view?.addEventListener('scroll', onMove)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onMove)
    window.removeEventListener('scroll', onMove, scrolling)
    window.removeEventListener('resize', onMove)
    view?.removeEventListener('resize', onMove)
    view?.removeEventListener('scroll', onMove)
  }
}

/** Keeps a layer clear of the bars at the end of the screen: tells its style what they take, as `--below`. Gives what ends it. */
export function keepClear(layer: HTMLElement): () => void {
  const place = (): void => layer.style.setProperty('--below', `${measureEdges(layer).below}px`)
  place()
  return watchEdges(place)
}
