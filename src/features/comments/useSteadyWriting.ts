import { useEffect, type RefObject } from 'react'

/** Whether somebody is writing: what is not asked for by a press then waits. */
export function isWriting(): boolean {
  return document.activeElement instanceof HTMLTextAreaElement
}

/** Keeps the form that somebody writes in where it is on the screen while what stands above it, in `list`, grows. */
export function useSteadyWriting(
  list: RefObject<HTMLElement | null>,
  form: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const above = list.current
    if (!above || typeof ResizeObserver === 'undefined') return
    let top: number | null = null
    // The form may come later than this, and the focus may leave it for nothing at all, which is no `focusin`.
    const place = (): number | null =>
      form.current?.contains(document.activeElement)
        ? form.current.getBoundingClientRect().top
        : null
    const note = (): void => void (top = place())
    const observer = new ResizeObserver(() => {
      const now = place()
      if (top !== null && now !== null && now !== top)
        window.scrollBy({ top: now - top, behavior: 'instant' })
      note()
    })
    observer.observe(above)
    document.addEventListener('focusin', note)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', note)
      window.removeEventListener('scroll', note)
    }
  }, [list, form])
}
