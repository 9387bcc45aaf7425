import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import { getId, getInstallations, getToken } from 'firebase/installations'
import type { CloudConfiguration } from '../configuration.ts'
import { appOptions, FIREBASE_APP } from './appOptions.ts'
import { pruneHeartbeats } from './heartbeats.ts'
import type { Databases } from './stores.ts'

/** A running Firebase app. */
export interface Firebase {
  /**
   * The installation's id once the platform has registered it; null when that failed. Nothing may
   * wait for it, since a blocked platform never answers.
   */
  readonly installation: Promise<string | null>
  /**
   * Stops, and resolves when nothing is under way any more, so that no deleted record comes back.
   */
  stop(): Promise<void>
}

interface FirebaseParts {
  readonly configuration: CloudConfiguration
  readonly databases: Databases | undefined
  readonly network: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly navigator: { readonly onLine: boolean }
  }
  readonly now: () => number
}

const DAY_MS = 86_400_000

/** Starts Firebase. */
export function startFirebase({ configuration, databases, network, now }: FirebaseParts): Firebase {
  const stop = new AbortController()
  // Its warnings about a full or blocked storage would only fill the console.
  setLogLevel('silent')
  // The SDK leaves a rejection unhandled when a registration fails while it is being stored, or
  // cannot be stored in a full database.
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
    // The records are pruned before the SDK reads them into memory.
    await prune()
    await online(network, stop.signal)
    if (stop.signal.aborted) return null
    app = initializeApp(appOptions(configuration), FIREBASE_APP)
    const installations = getInstallations(app)
    // The token is asked for first, because getId logs a failed registration to the console.
    await getToken(installations)
    return getId(installations)
  }
  const installation = register().catch(() => null)
  return {
    installation,
    async stop() {
      stop.abort()
      clearInterval(daily)
      await installation
      network.removeEventListener('unhandledrejection', quiet)
      if (app) await deleteApp(app).catch(() => undefined)
    },
  }
}

/** Resolves when there is a network, or when `signal` is aborted. */
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
