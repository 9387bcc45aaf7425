import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Whether somebody is writing: what is not asked for by a press then waits. */
export function isWriting(): boolean {
  return document.activeElement instanceof HTMLTextAreaElement
}

/** Keeps the form that somebody writes in where it is on the screen while what stands above it, in `list`, grows. */
export function useSteadyWriting(list: RefObject<HTMLElement | null>, form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [above, below] = [list.current, form.current]
    if (!above || !below || typeof ResizeObserver === 'undefined') return
    let top: number | null = null
    const note = (): void => void (top = below.contains(document.activeElement) ? below.getBoundingClientRect().top : null)
    const observer = new ResizeObserver(() => {
      const moved = top === null ? 0 : below.getBoundingClientRect().top - top
      if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
      note()
    })
    observer.observe(above)
    below.addEventListener('focusin', note)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      below.removeEventListener('focusin', note)
      window.removeEventListener('scroll', note)
    }
  }, [list, form])
}
