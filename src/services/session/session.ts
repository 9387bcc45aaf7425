/** Changes of the signed-in person. An interrupted intent outlives them. */
export interface Session {
  /**
   * Starts over as another person or as a visitor and shows `path`. Nothing of the former person
   * stays in memory.
   */
  change(path: string): void
  /** Loads an address: a sign-in provider's page, which leads back here, or ours in another language. */
  leave(url: string): void
  /** Called with the path to show when the person changes. */
  onChange(listener: (path: string) => void): () => void
}

/** Creates the session of one client. */
export function createSession(
  leave: (url: string) => void = (url) => window.location.assign(url),
): Session {
  const listeners = new Set<(path: string) => void>()
  return {
    change(path) {
      for (const listener of listeners) listener(path)
    },
    leave,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
