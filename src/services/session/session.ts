import { returnPath } from '#rules/returnPath.ts'
import type { AppStorage } from '#services/storage/storage.ts'

const RETURN_KEY = 'earshot.returnTo'

/** Who is signed in changes here; what the person was about to do outlives it. */
export interface Session {
  /** Starts over as somebody else (or nobody): nothing of the former person stays in memory. `path` is shown next. */
  change(path: string): void
  /** Remembers where somebody was when a sign-in was needed. */
  rememberPlace(path: string): void
  /** Gives that place once, "/" if there is none. */
  takePlace(): string
  /** The same without forgetting it. */
  place(): string
  /** Leaves for a provider's page, which leads back here. */
  leave(url: string): void
  /** Called with the path to show when the person changes. */
  onChange(listener: (path: string) => void): () => void
}

/** Makes the session holder of one client. */
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
