import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const NAME = 'edit'

/** Whether the page's idea is being edited: `?edit` in the address, so that a reload and Back know it. */
export function useEditMode(): { isEditing: boolean; begin(): void; end(): void } {
  const [query, setQuery] = useSearchParams()
  const [isEnded, setEnded] = useState(false)
  const isNamed = query.has(NAME)
  const set = useCallback(
    (on: boolean) => {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          if (on) next.set(NAME, '')
          else next.delete(NAME)
          return next
        },
        { replace: !on, preventScrollReset: true },
      )
    },
    [setQuery],
  )
  // A new title moves the page to its new address at the same moment, with what the old one had.
  if (isEnded && !isNamed) setEnded(false)
  useEffect(() => {
    if (isEnded && isNamed) set(false)
  }, [isEnded, isNamed, query, set])
  return { isEditing: isNamed && !isEnded, begin: () => set(true), end: () => setEnded(true) }
}
