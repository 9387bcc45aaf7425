import { Environment, RecordSource, Store, type TaskScheduler } from 'relay-runtime'
import { fieldLogger } from './fieldLogger.ts'
import { consoleLogger, type RelayLogger } from './logger.ts'
import { createNetwork, type NetworkOptions } from './network/createNetwork.ts'
import { defaultRetry } from './network/retryStep.ts'
import { defaultTimeLimits } from './network/timeLimitStep.ts'
import { getDataID } from './store/dataId.ts'
import { createHandlerProvider } from './store/handlers.ts'
import { keepGoodFields } from './store/keepGoodFields.ts'
import { missingFieldHandlers } from './store/missingFields.ts'
import { noSchemaFacts, type SchemaFacts } from './store/schemaFacts.ts'

/** Options of an environment. All have defaults; a product gives at least `schemaFacts`. */
export interface EnvironmentOptions extends Partial<NetworkOptions> {
  /** Facts that the compile step derived from the schema (`rootFields.json`). */
  readonly schemaFacts?: SchemaFacts
  readonly logger?: RelayLogger
  /** True while rendering on the server, where nothing is garbage-collected. */
  readonly isServer?: boolean
  /** Initial records, for instance those of a server-rendered page. */
  readonly records?: ConstructorParameters<typeof RecordSource>[0]
  /** Schedules Relay's processing of an answer; at once by default. */
  readonly scheduler?: TaskScheduler
}

// A page and its list hold about three operations, so fifty keep a long way back (about 3 MB per
// thousand rows).
const OPERATIONS_KEPT = 50

/**
 * Creates an environment that shares nothing with any other, so that one per person or per request
 * is safe.
 */
export function createEnvironment(options: EnvironmentOptions = {}): Environment {
  const logger = options.logger ?? consoleLogger
  const facts = options.schemaFacts ?? noSchemaFacts
  return new Environment({
    network: createNetwork({ ...networkDefaults, ...options, logger }),
    store: keepGoodFields(
      new Store(new RecordSource(options.records), {
        gcReleaseBufferSize: OPERATIONS_KEPT,
        gcScheduler: options.isServer ? () => {} : whenIdle,
      }),
    ),
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

/**
 * Garbage collection walks the whole store, so it waits for an idle moment instead of delaying a
 * tap or a frame.
 */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 5_000 })
  else setTimeout(run, 0)
}
