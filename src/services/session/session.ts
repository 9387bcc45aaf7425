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
  /** Called with the path to show when the person changes. */
  onChange(listener: (path: string) => void): () => void
}

/** Makes the session holder of one client. */
export function createSession(storage: AppStorage): Session {
  const listeners = new Set<(path: string) => void>()
  return {
    change(path) {
      for (const listener of listeners) listener(path)
    },
    rememberPlace: (path) => void storage.write(RETURN_KEY, path),
    takePlace() {
      const place = storage.read(RETURN_KEY)
      storage.remove(RETURN_KEY)
      // "//host" and "https:…" would leave the site.
      return place !== null && /^\/(?!\/)/.test(place) ? place : '/'
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
