import { serverAddress } from '#lib/serverAddress.ts'
import { siteBase } from '#services/navigation/siteBase.ts'
import type { AppStorage } from '#services/storage/storage.ts'

/** A person's access as a page was loaded with it. */
export interface SeenAccess {
  /** `viewer.accessVersion` as the page was loaded. */
  readonly version: string
  readonly isSignedIn: boolean
  /** Called once when the server reports another version. */
  readonly onChange: () => void
}

/**
 * Detects within 10 seconds, while the page is visible, that its reader's permissions have changed.
 */
export interface AccessWatch {
  /** Watches for one page. Gives the function that stops it. */
  watch(seen: SeenAccess): () => void
  /** Takes the version that a change made on this page has led to, which has told the page already. */
  accept(version: string): void
}

export interface AccessWatchParts {
  /** Address of the GraphQL endpoint. */
  readonly endpoint: string
  /** Asks the server for the present version; by GET /api/access if not given. */
  readonly ask?: (signal: AbortSignal) => Promise<string>
  /** Tells the other tabs of the browser. */
  readonly storage: AppStorage
  /** The browser's document and window, or nothing on a server. */
  readonly page: {
    readonly document: Pick<
      Document,
      'visibilityState' | 'addEventListener' | 'removeEventListener'
    >
    readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  } | null
  /** Called when the person turns out to be signed out without having pressed "Sign out" here. */
  readonly onSignedOut: () => void
}

const KEY = 'earshot.access'
const EVERY_MS = 8_000
const MOST_DOUBLINGS = 3

/**
 * Creates the watch of one client. Only pages of signed-in people poll: a visitor has no role or
 * ban to lose, and a changed site visibility shows with the next page they open. All pages hear of
 * a sign-in or sign-out in another tab at once, through the storage.
 */
export function createAccessWatch({
  endpoint,
  ask = askAccess(serverAddress(endpoint, '/api/access', siteBase())),
  storage,
  page,
  onSignedOut,
}: AccessWatchParts): AccessWatch {
  let hasLostAccess = false
  let accepted: string | null = null
  return {
    accept(version) {
      accepted = version
    },
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
        if (answer === null || answer === version || answer === accepted) return schedule()
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

/** Asks GET /api/access, at its address. */
function askAccess(url: string): (signal: AbortSignal) => Promise<string> {
  return async (signal) => {
    // eslint-disable-next-line no-restricted-globals -- not data: whether the data on the page may still be shown
    const response = await fetch(url, {
      signal,
      cache: 'no-store',
      credentials: 'include',
      redirect: 'error',
    })
    const { access } = (await response.json()) as { access?: unknown }
    if (!response.ok || typeof access !== 'string') throw new TypeError('No access version')
    return access
  }
}
