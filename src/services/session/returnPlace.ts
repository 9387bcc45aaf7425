import { returnPath } from '#rules/returnPath.ts'
import type { AppStorage } from '#services/storage/storage.ts'

const KEY = 'earshot.returnTo'

/** The place at which a sign-in was needed, kept in this browser: a path of this site, or "/". */
export interface ReturnPlace {
  remember(path: string): void
  current(): string
  /** Gives it once. */
  take(): string
}

/** The place that is kept in `storage`. Whatever would lead away from the site is read as "/". */
export function returnPlace(storage: AppStorage): ReturnPlace {
  // "//host" and "https:…" would leave the site.
  const current = (): string => returnPath(storage.read(KEY) ?? '/')
  return {
    remember: (path) => void storage.write(KEY, path),
    current,
    take() {
      const taken = current()
      storage.remove(KEY)
      return taken
    },
  }
}
