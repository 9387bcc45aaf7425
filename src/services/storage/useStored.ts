import { useState, type Dispatch, type SetStateAction } from 'react'
import { useIsHydrated } from '#lib/useIsHydrated.ts'

/**
 * State that begins with what storage holds. On a server, and in the first render over its HTML, it
 * is `without` instead, so that both draw the same.
 */
export function useStored<Value>(
  read: () => Value,
  without: () => Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const isHydrated = useIsHydrated()
  const [wasHydrated, setWasHydrated] = useState(isHydrated)
  const [value, setValue] = useState(isHydrated ? read : without)
  if (isHydrated !== wasHydrated) {
    setWasHydrated(isHydrated)
    setValue(read)
  }
  return [value, setValue]
}
