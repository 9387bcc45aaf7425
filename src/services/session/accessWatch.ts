import type { AppStorage } from '#services/storage/storage.ts'

/** What a page shows of a person's access. */
export interface SeenAccess {
  /** `viewer.accessVersion` as the page was loaded. */
  readonly version: string
  readonly isSignedIn: boolean
  /** Called once when the server says something else. */
  readonly onChange: () => void
}

/** Notices within 10 seconds, while the page is looked at, that what its reader may do or see has changed. */
export interface AccessWatch {
  /** Watches for one page; gives the way to stop. */
  watch(seen: SeenAccess): () => void
}

export interface AccessWatchParts {
  /** Asks the server for the present version. */
  readonly ask: (signal: AbortSignal) => Promise<string>
  /** By this the tabs of a browser tell each other. */
  readonly storage: AppStorage
  /** The browser's document and window, or nothing on a server. */
  readonly page: {
    readonly document: Pick<
      Document,
      'visibilityState' | 'addEventListener' | 'removeEventListener'
    >
    readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  } | null
  /** Called when the page is a visitor's after it was somebody's, and nobody here pressed "Sign out". */
  readonly onSignedOut: () => void
}

const KEY = 'earshot.access'
const EVERY_MS = 8_000
const MOST_DOUBLINGS = 3

/**
 * Makes the watch of one client. Only the pages of people who are signed in ask now and then: a visitor has no role or ban to lose, and how open
 * the site is shows with the next thing they open. That somebody signs in or out in another tab, all pages hear at once through the storage.
 */
export function createAccessWatch({
  ask,
  storage,
  page,
  onSignedOut,
}: AccessWatchParts): AccessWatch {
  let hasLostAccess = false
  return {
    watch({ version, isSignedIn, onChange }) {
      if (hasLostAccess && !isSignedIn) onSignedOut()
      hasLostAccess = false
      if (page === null) return () => undefined
      const { document, window } = page
      let controller: AbortController | null = null
      let timer: ReturnType<typeof setTimeout> | undefined
      let failures = 0
      let isOver = false

      const isWatching = (): boolean =>
        !isOver && isSignedIn && document.visibilityState === 'visible'
      const schedule = (): void => {
        clearTimeout(timer)
        if (isWatching())
          timer = setTimeout(() => void check(), EVERY_MS * 2 ** Math.min(failures, MOST_DOUBLINGS))
      }
      const check = async (): Promise<void> => {
        if (isOver || controller) return
        clearTimeout(timer)
        controller = new AbortController()
        const answer = await ask(controller.signal).catch(() => null)
        controller = null
        failures = answer === null ? failures + 1 : 0
        if (isOver) return
        if (answer === null || answer === version) return schedule()
        stop()
        hasLostAccess = isSignedIn
        onChange()
      }
      const onReturn = (): void => {
        if (isWatching()) void check()
        else clearTimeout(timer)
      }
      const unwatch = storage.watch(
        KEY,
        (told) => void (told !== null && told !== version && check()),
      )
      const stop = (): void => {
        isOver = true
        clearTimeout(timer)
        controller?.abort()
        unwatch()
        document.removeEventListener('visibilitychange', onReturn)
        window.removeEventListener('online', onReturn)
      }
      document.addEventListener('visibilitychange', onReturn)
      window.addEventListener('online', onReturn)
      if (storage.read(KEY) !== version) storage.write(KEY, version)
      schedule()
      return stop
    },
  }
}

/** Asks GET /api/access. */
export function askAccess(url: string, fetch: typeof globalThis.fetch): AccessWatchParts['ask'] {
  return async (signal) => {
    const response = await fetch(url, {
      signal,
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'error',
    })
    const { access } = (await response.json()) as { access?: unknown }
    if (!response.ok || typeof access !== 'string') throw new TypeError('No access version')
    return access
  }
}
