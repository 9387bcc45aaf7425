/** The listeners to a page that is still arriving. */
export interface PartListeners {
  /** Called with the data of each part. */
  readonly onPart: (data: unknown) => void
  /** Called when the page is whole, or its connection was lost: no further part comes. */
  readonly onEnd: () => void
}

/**
 * Hands over the JSON that stands in elements of the page's body, as they arrive: before a script
 * that follows them runs. Takes the elements' selector.
 */
export function watchParts(
  page: Document,
  selector: string,
  { onPart, onEnd }: PartListeners,
): void {
  const look = (): void => {
    const isWhole = page.readyState !== 'loading'
    for (const element of page.querySelectorAll(selector)) {
      // The text of what comes last may not be all there.
      if (!isWhole && element.nextSibling === null) break
      element.remove()
      onPart(JSON.parse(element.textContent))
    }
    if (!isWhole) return
    observer.disconnect()
    page.removeEventListener('readystatechange', look)
    onEnd()
  }
  const observer = new MutationObserver(look)
  observer.observe(page.body, { childList: true })
  page.addEventListener('readystatechange', look)
  look()
}
