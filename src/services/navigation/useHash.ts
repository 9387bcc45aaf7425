import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { neverChanges } from '#lib/neverChanges.ts'

/** The part of the address behind its `#`, with it; empty in the first render over a server's HTML, as no server is told it. */
export function useHash(): string {
  const { hash } = useLocation()
  return useSyncExternalStore(
    neverChanges,
    () => hash,
    () => '',
  )
}
