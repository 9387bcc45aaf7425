import { useState, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react'
import { neverChanges } from '#lib/neverChanges.ts'

/**
 * State that begins with what storage holds. On a server, and in the first render over its HTML, it
 * is `without` instead, so that both draw the same; where storage holds the same, nothing is drawn
 * again.
 */
export function useStored<Value>(
  read: () => Value,
  without: () => Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [ways] = useState(() => ({ read: once(read), without: once(without) }))
  const start = useSyncExternalStore(neverChanges, ways.read, ways.without)
  const [begun, setBegun] = useState(() => start)
  const [value, setValue] = useState(() => start)
  if (start !== begun) {
    setBegun(() => start)
    setValue(() => start)
    return [start, setValue]
  }
  return [value, setValue]
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
