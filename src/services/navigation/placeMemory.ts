/** What the eye and the keyboard left behind on a history entry. */
export interface Place {
  /** `data-focus` of the element that had the focus. */
  focus: string | null
  /** How far the page was scrolled, in pixels. */
  scroll: number
  /** Heights of list pieces in pixels, by piece. */
  readonly heights: Map<string, number>
}

/** Remembers places by the key of their history entry, for one visit. */
export interface PlaceMemory {
  /** Notes the path of the screen that is shown; gives the one before, null for the first. */
  show(path: string): string | null
  /** The place of an entry; an empty one when it is new. */
  at(key: string): Place
}

const MOST = 50

/** Makes an empty memory; the oldest of more than 50 places is forgotten. */
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
      const place: Place = { focus: null, scroll: 0, heights: new Map() }
      places.set(key, place)
      for (const oldest of places.keys()) {
        if (places.size <= MOST) break
        places.delete(oldest)
      }
      return place
    },
  }
}
