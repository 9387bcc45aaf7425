import { useEffect, useRef, type RefObject } from 'react'
import { useIsOfServer } from '#lib/useIsOfServer.ts'

/**
 * Scrolls to an element that the address asks for and that comes after it. Give it the id that the
 * address names as well: in a server's page the browser finds it by itself, and nobody is moved again.
 * @returns the element's ref
 */
export function useArrival(isWanted: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const isOfServer = useIsOfServer()
  useEffect(() => {
    if (isWanted && !isOfServer) place.current?.scrollIntoView({ block: 'start' })
  }, [isWanted, isOfServer])
  return place
}
