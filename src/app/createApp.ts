import type { RouteObject } from 'react-router-dom'
import facts from '#generated/rootFields.json'
import { createEnvironment, type EnvironmentOptions } from '#relay/environment.ts'
import { firstAloneStep } from '#relay/network/firstAloneStep.ts'
import type { Services } from '#services/Services.tsx'
import { createServices, type ServiceParts } from './createServices.ts'
import { createVisit, type Visit } from './createVisit.ts'
import type { AppRouter } from './RouterHandle.ts'

/** What a client is made of; every part is its own, so that many can live in one process. */
export interface AppOptions extends ServiceParts {
  /** How the API is reached. */
  readonly network: Pick<
    EnvironmentOptions,
    'endpoint' | 'fetch' | 'session' | 'retry' | 'extraSteps' | 'isServer' | 'logger'
  >
  /** Makes the router; `path` is set when a screen other than the present address is wanted. */
  readonly createRouter: (routes: RouteObject[], path: string | null) => AppRouter
}

/** One client: its services, and the way to begin a visit. */
export interface App {
  readonly services: Services
  /** Begins a visit with nothing known of any earlier one. */
  visit(path: string | null): Visit
}

/** The composition root: makes a whole client from its parts. */
export function createApp({ network, createRouter, ...parts }: AppOptions): App {
  const services = createServices(parts)
  return {
    services,
    // The first vote may make a guest, and is answered with their cookie: two at once would make two.
    visit: (path) =>
      createVisit(
        createEnvironment({
          schemaFacts: facts,
          extraSteps: [firstAloneStep('useVoteForIdeaMutation')],
          ...network,
        }),
        services.language,
        (routes) => createRouter(routes, path),
      ),
  }
}
