import { useState, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react'

/**
 * False on a server and in the first render over its HTML, where nothing of this browser may be
 * drawn yet; true ever after, and at once where no server has rendered.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

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

function neverChanges(): () => void {
  return () => undefined
}
