import { useEffect } from 'react'
import { pages } from '#routes/pages.ts'

/** Fetches the routes of the pages that many open next, once the browser has nothing better to do. */
export function LikelyPages() {
  useEffect(() => {
    const waiting = window.requestIdleCallback?.(() => {
      for (const { route, isLikely } of pages)
        // A failure is ignored: the page is fetched, and its failure reported, when it is opened.
        if (isLikely && typeof route === 'function') route().catch(() => undefined)
    })
    return () => {
      if (waiting !== undefined) window.cancelIdleCallback(waiting)
    }
  }, [])
  return null
}
