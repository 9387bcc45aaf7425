import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import { getId, getInstallations, getToken } from 'firebase/installations'
import type { CloudConfiguration } from '../configuration.ts'
import { pruneHeartbeats } from './heartbeats.ts'
import type { Databases } from './stores.ts'
import { readWebConfig, type PlatformAnalytics } from './webConfig.ts'

/** Firebase, at work. */
export interface Firebase {
  /** The installation's id once the platform has registered it; null when it could not. Never awaited on the way to anything. */
  readonly installation: Promise<string | null>
  readonly analytics: Promise<PlatformAnalytics>
  /** Lets go; resolves when nothing of this is on its way any more, so that no record comes back. */
  stop(): Promise<void>
}

interface FirebaseParts {
  readonly configuration: CloudConfiguration
  readonly databases: Databases | undefined
  readonly fetch: typeof fetch
  readonly network: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly navigator: { readonly onLine: boolean }
  }
  readonly now: () => number
}

const DAY_MS = 86_400_000

/** Starts Firebase. Lazy: never import it statically. */
export function startFirebase({
  configuration: { projectId, appId, apiKey },
  databases,
  fetch,
  network,
  now,
}: FirebaseParts): Firebase {
  const stop = new AbortController()
  // Its warnings about a full or blocked storage help nobody here.
  setLogLevel('silent')
  // The SDK leaves rejections of its own unhandled where a registration fails while it is still being noted, or cannot be noted: a full database says so by name.
  const quiet = (event: PromiseRejectionEvent): void => {
    const { code, name } = (event.reason ?? {}) as { code?: unknown; name?: unknown }
    if (
      String(code).startsWith('installations/') ||
      name === 'QuotaExceededError' ||
      name === 'InvalidStateError'
    )
      event.preventDefault()
  }
  network.addEventListener('unhandledrejection', quiet)
  const prune = (): Promise<void> => pruneHeartbeats(databases, now())
  const daily = setInterval(() => void prune(), DAY_MS)
  let app: ReturnType<typeof initializeApp> | null = null

  const register = async (): Promise<string | null> => {
    // Before the SDK reads them into its memory.
    await prune()
    await online(network, stop.signal)
    if (stop.signal.aborted) return null
    app = initializeApp({ projectId, appId, apiKey }, 'earshot')
    const installations = getInstallations(app)
    // The token first: getId writes failures of the registration to the console.
    await getToken(installations)
    return getId(installations)
  }
  const installation = register().catch(() => null)
  return {
    installation,
    analytics: online(network, stop.signal).then(() =>
      stop.signal.aborted
        ? 'unknown'
        : readWebConfig({ appId, apiKey, fetch, signal: stop.signal }),
    ),
    async stop() {
      stop.abort()
      clearInterval(daily)
      await installation
      network.removeEventListener('unhandledrejection', quiet)
      if (app) await deleteApp(app).catch(() => undefined)
    },
  }
}

/** Resolves when there is a network, or nobody waits any more. */
function online(network: FirebaseParts['network'], signal: AbortSignal): Promise<void> {
  if (network.navigator.onLine || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = (): void => {
      network.removeEventListener('online', done)
      resolve()
    }
    network.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
