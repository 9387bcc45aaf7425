/** Acts that a lost connection took: the keys of what is shown and not sent yet. */
export interface WaitingKeys {
  has(key: string): boolean
  set(key: string, isWaiting: boolean): void
  subscribe(listener: () => void): () => void
}

/** Makes the empty set of one client. */
export function createWaitingKeys(): WaitingKeys {
  const keys = new Set<string>()
  const listeners = new Set<() => void>()
  return {
    has: (key) => keys.has(key),
    set(key, isWaiting) {
      if (isWaiting) keys.add(key)
      else keys.delete(key)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
