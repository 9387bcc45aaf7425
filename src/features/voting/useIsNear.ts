import { useEffect, useState, type RefObject } from 'react'

/** Below the screen, the distance from which on a place is near. */
const AHEAD = '0px 0px 600px'

/** Whether a place has come near the screen, seen from a moment in which the browser has nothing else to do. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
        idle(() => setNear(true))
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}
