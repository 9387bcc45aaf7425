import { useEffect } from 'react'

/**
 * Keeps the width of the page's scrollbar in `--scrollbar`, for the time that a layer takes its
 * room.
 */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const root = document.documentElement
    const measure = (): void => {
      // While a layer is open there is nothing to measure.
      if (root.style.overflow === 'hidden') return
      root.style.setProperty(
        '--scrollbar',
        `${window.innerWidth - root.getBoundingClientRect().width}px`,
      )
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
}
