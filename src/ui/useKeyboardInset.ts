import { useEffect, type RefObject } from 'react'

/**
 * Sets `--keyboard` on an element: the pixels that an on-screen keyboard covers at the bottom of
 * the window, 0 without one. Where the browser makes room for the keyboard itself, it stays 0.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const place = (): void => {
      // Zooming in moves the visible part as well, and is no keyboard.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.offsetTop - view.height
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    place()
    view.addEventListener('resize', place)
    view.addEventListener('scroll', place)
    return () => {
      view.removeEventListener('resize', place)
      view.removeEventListener('scroll', place)
    }
  }, [element])
}
