import type { RouteObject } from 'react-router-dom'
import facts from '#generated/rootFields.json'
import type { FirstFailure } from '#relay/boundaries/FirstFailureContext.ts'
import { createEnvironment, type EnvironmentOptions } from '#relay/environment.ts'
import type { NetworkStep } from '#relay/network/request.ts'
import type { Services } from '#services/Services.tsx'
import { noStyleRules, type StyleRules } from '#ui/StyleRules.ts'
import { createClientSession, type ClientSession } from './createClientSession.ts'
import { createServices, type ServiceParts } from './createServices.ts'
import type { AppRouter } from './RouterHandle.ts'

/** The parts of a client; each client has its own, so that many can live in one process. */
export interface AppOptions extends ServiceParts {
  /** The way to the API. */
  readonly network: Pick<
    EnvironmentOptions,
    | 'endpoint'
    | 'method'
    | 'credentials'
    | 'fetch'
    | 'session'
    | 'retry'
    | 'extraSteps'
    | 'subscribe'
    | 'isServer'
    | 'logger'
  >
  /**
   * The store of the first client session, as another client's was written down (JSON). It is shown
   * at once where the page's code is loaded; its age is not known, so the page refreshes in the
   * background.
   */
  readonly records?: EnvironmentOptions['records']
  /** A step for the first client session alone, for instance `replayStep` with the answers a server rendered. */
  readonly replay?: NetworkStep
  /** Why the first page cannot be shown, as the server found; null if not given. */
  readonly firstFailure?: FirstFailure | null
  /** The target of style rules that depend on data; they are dropped if it is not given. */
  readonly styles?: StyleRules
  /** Ends the present task: the first screen then loads in the next one. Without it, it loads at once. */
  readonly nextTask?: () => Promise<void>
  /** Makes the router; `path` is set when a screen other than the present address is wanted. */
  readonly createRouter: (routes: RouteObject[], path: string | null) => AppRouter
}

/** One client: its services, and the way to begin a client session. */
export interface App {
  readonly services: Services
  readonly styles: StyleRules
  /** Why the first page cannot be shown, where that is known already. */
  readonly firstFailure: FirstFailure | null
  /** Begins a client session with nothing known of any earlier one. */
  begin(path: string | null): ClientSession
}

/** The composition root: makes a whole client from its parts. */
export function createApp({
  network,
  records,
  replay,
  styles = noStyleRules,
  firstFailure = null,
  nextTask,
  createRouter,
  ...parts
}: AppOptions): App {
  const services = createServices(parts)
  // Both belong to the person whom the page was made for: the next session is somebody else's.
  let first: Pick<AppOptions, 'records' | 'replay'> = { records, replay }
  return {
    services,
    styles,
    firstFailure,
    begin(path) {
      const { extraSteps = [] } = network
      const environment = createEnvironment({
        schemaFacts: facts,
        ...network,
        records: first.records,
        extraSteps: first.replay ? [first.replay, ...extraSteps] : extraSteps,
      })
      first = {}
      return createClientSession(environment, {
        language: services.language,
        createRouter: (routes) => createRouter(routes, path),
        begun: nextTask?.(),
      })
    },
  }
}
