import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutTracking } from '#rules/tracking.ts'
import { isNewestFirstIn, otherOrderHref } from './commentsAddress.ts'

/** Gives whether comments are read newest first, which the address says, and the address of the other order. */
export function useNewestFirst(): { isNewestFirst: boolean; otherOrder: string } {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(withoutTracking(search))
  return { isNewestFirst: isNewestFirstIn(query), otherOrder: otherOrderHref(pathname, query) }
}

/**
 * Loads the end of a list for those who read it newest first, unless they came for something else
 * in it. Tells whether it is still on its way; where it cannot be had, what is there is shown.
 */
export function useNewestLoaded(isWanted: boolean, load: () => Promise<unknown>): boolean {
  const [isOver, setOver] = useState(false)
  const start = useEffectEvent(() => {
    load().then(
      () => setOver(true),
      () => setOver(true),
    )
  })
  const isLoading = isWanted && !isOver
  useEffect(() => {
    if (isLoading) start()
  }, [isLoading])
  return isLoading
}
