import { useEffect } from 'react'

/**
 * Keeps the width of the page's scrollbar in `--scrollbar` of the body, for the time that a layer
 * takes its room. Nothing inherits it: the style of every element would be worked out anew.
 */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const root = document.documentElement
    const measure = (): void => {
      // While a layer is open there is nothing to measure.
      if (root.style.overflow === 'hidden') return
      const width = window.innerWidth - root.getBoundingClientRect().width
      document.body.style.setProperty('--scrollbar', `${width}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
}
