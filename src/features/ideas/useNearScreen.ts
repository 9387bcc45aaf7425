import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** The distance above and below the screen within which rows are drawn ahead. */
const AHEAD = '1600px 0px'
/** A row's height in pixels before one was measured. */
const ROW_HEIGHT = 140

interface Piece {
  name: string
  /** Heights of the pieces that are far away. Whoever comes back finds what was near drawn at once, and the rest as empty room. */
  heights: Map<string, number>
  windowed: boolean
  rows: number
}

/** Tells whether a piece of a list is near enough to be drawn, and the height it keeps while it is not. */
export function useNearScreen({ name, heights, windowed, rows }: Piece): {
  ref: RefObject<HTMLDivElement | null>
  near: boolean
  height: number
} {
  const ref = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(() => !heights.has(name))
  useEffect(() => {
    const piece = ref.current
    if (!windowed || !piece || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        if (entry.isIntersecting) {
          heights.delete(name)
          return startTransition(() => setSeen(true))
        }
        // An element in here that has the focus must keep it.
        if (piece.contains(piece.ownerDocument.activeElement)) return
        if (piece.childElementCount > 0) heights.set(name, entry.boundingClientRect.height)
        startTransition(() => setSeen(false))
      },
      { rootMargin: AHEAD },
    )
    observer.observe(piece)
    return () => observer.disconnect()
  }, [windowed, name, heights])
  return { ref, near: seen || !windowed, height: heights.get(name) ?? rows * ROW_HEIGHT }
}
