/** Scroll position, focus and measured heights of a history entry, restored on the way back. */
export interface Place {
  /** `data-focus` of the element that had the focus. */
  focus: string | null
  /** Scroll position in pixels. */
  scroll: number
  /** Path of the screen that led here by a link; null where none of this visit did. */
  from: string | null
  /** Heights of list pieces in pixels, by piece. */
  readonly heights: Map<string, number>
}

/** Remembers places by the key of their history entry, until the page is closed. */
export interface PlaceMemory {
  /** Records the path of the shown screen. Gives the previous one, or null. */
  show(path: string): string | null
  /** The place of an entry; an empty one when it is new. */
  at(key: string): Place
}

const MOST = 50

/** Creates an empty memory that keeps the 50 newest places. */
export function createPlaceMemory(): PlaceMemory {
  const places = new Map<string, Place>()
  let shown: string | null = null
  return {
    show(path) {
      const before = shown
      shown = path
      return before
    },
    at(key) {
      const known = places.get(key)
      if (known) return known
      const place: Place = { focus: null, scroll: 0, from: null, heights: new Map() }
      places.set(key, place)
      for (const oldest of places.keys()) {
        if (places.size <= MOST) break
        places.delete(oldest)
      }
      return place
    },
  }
}
