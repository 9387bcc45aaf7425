import { Environment, RecordSource, Store, type TaskScheduler } from 'relay-runtime'
import { fieldLogger } from './fieldLogger.ts'
import { consoleLogger, type RelayLogger } from './logger.ts'
import { createNetwork, type NetworkOptions } from './network/createNetwork.ts'
import { defaultRetry } from './network/retryStep.ts'
import { defaultTimeLimits } from './network/timeLimitStep.ts'
import { getDataID } from './store/dataId.ts'
import { createHandlerProvider } from './store/handlers.ts'
import { missingFieldHandlers } from './store/missingFields.ts'
import { noSchemaFacts, type SchemaFacts } from './store/schemaFacts.ts'

/** Everything has a default; a product gives at least `schemaFacts`. */
export interface EnvironmentOptions extends Partial<NetworkOptions> {
  /** What the compile step derived from the schema (`rootFields.json`). */
  readonly schemaFacts?: SchemaFacts
  readonly logger?: RelayLogger
  /** True while rendering on the server: requests wait for nobody, and nothing is collected. */
  readonly isServer?: boolean
  /** Records to begin with, for instance those of a page that the server rendered. */
  readonly records?: ConstructorParameters<typeof RecordSource>[0]
  /** When Relay may process an answer; at once by default. */
  readonly scheduler?: TaskScheduler
}

/** How queries are answered when a call does not say: from the store if all is there, else by the network (docs/RULES.md#calls). */
export const queryPolicy = 'store-or-network'

/** How mutations are answered: always by the server. Relay has no other policy for them; this is where it is written down. */
export const mutationPolicy = 'network-only'

// A page and the list it came from hold some three operations; fifty keep the way back over a long visit (about 3 MB a thousand rows).
const OPERATIONS_KEPT = 50

/** Makes an environment: its own store, network and nothing shared with any other, so that one per person or per request is safe. */
export function createEnvironment(options: EnvironmentOptions = {}): Environment {
  const logger = options.logger ?? consoleLogger
  const facts = options.schemaFacts ?? noSchemaFacts
  return new Environment({
    network: createNetwork({ ...networkDefaults, ...options, logger }),
    store: new Store(new RecordSource(options.records), {
      gcReleaseBufferSize: OPERATIONS_KEPT,
      gcScheduler: options.isServer ? () => {} : whenIdle,
    }),
    getDataID,
    handlerProvider: createHandlerProvider(facts, logger),
    missingFieldHandlers: missingFieldHandlers(facts),
    relayFieldLogger: fieldLogger(logger),
    isServer: options.isServer ?? false,
    scheduler: options.scheduler ?? null,
  })
}

const networkDefaults = {
  endpoint: '/graphql',
  method: 'POST',
  credentials: 'same-origin',
  session: {},
  timeLimits: defaultTimeLimits,
  retry: defaultRetry,
  persistedIds: false,
  extraSteps: [],
} as const

/** Collecting walks the whole store: it waits for a quiet moment, so that it never delays a tap or a frame. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 5_000 })
  else setTimeout(run, 0)
}
