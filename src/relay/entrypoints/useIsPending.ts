import { useEffect, useReducer } from 'react'
import type { LoadedPage } from './loadPage.ts'

/** True while a page waits for its answer; renders again when it has come or failed. */
export function useIsPending(page: LoadedPage): boolean {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const isPending = page.isPending()
  useEffect(() => {
    if (!isPending) return
    let isGone = false
    void page.ready().then(() => {
      if (!isGone) drawAgain()
    })
    return () => {
      isGone = true
    }
  }, [page, isPending])
  return isPending
}
