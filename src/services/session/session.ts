import { returnPath } from '#rules/returnPath.ts'
import type { AppStorage } from '#services/storage/storage.ts'

const RETURN_KEY = 'earshot.returnTo'

/** Changes of the signed-in person. An interrupted intent outlives them. */
export interface Session {
  /**
   * Starts over as another person or as a visitor and shows `path`. Nothing of the former person
   * stays in memory.
   */
  change(path: string): void
  /** Remembers the path at which a sign-in was needed. */
  rememberPlace(path: string): void
  /** Gives that path once; "/" when there is none. */
  takePlace(): string
  /** Gives that path and keeps it. */
  place(): string
  /** Goes to a sign-in provider's page, which leads back here. */
  leave(url: string): void
  /** Called with the path to show when the person changes. */
  onChange(listener: (path: string) => void): () => void
}

/** Creates the session of one client. */
export function createSession(
  storage: AppStorage,
  leave: (url: string) => void = (url) => window.location.assign(url),
): Session {
  const listeners = new Set<(path: string) => void>()
  // "//host" and "https:…" would leave the site.
  const place = (): string => returnPath(storage.read(RETURN_KEY) ?? '/')
  return {
    change(path) {
      for (const listener of listeners) listener(path)
    },
    rememberPlace: (path) => void storage.write(RETURN_KEY, path),
    place,
    leave,
    takePlace() {
      const taken = place()
      storage.remove(RETURN_KEY)
      return taken
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
