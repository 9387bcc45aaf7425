import { useEffect, type ReactNode } from 'react'
import { listStart } from '#services/navigation/listStart.ts'

export interface ToListStartProps {
  readonly otherwise: ReactNode
}

/**
 * Loads the beginning of the list whose address names a place of another one; shows `otherwise`
 * where it names none. Loads it as a page of its own, since such an address comes from outside and
 * the store remembers that the list has failed.
 */
export function ToListStart({ otherwise }: ToListStartProps) {
  const { pathname, search, hash } = window.location
  const start = listStart(pathname + search)
  useEffect(() => {
    if (start !== null) window.location.replace(start + hash)
  }, [start, hash])
  return start === null ? otherwise : null
}
