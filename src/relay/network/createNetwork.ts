import {
  Network,
  Observable,
  type GraphQLResponse,
  type GraphQLSingularResponse,
  type INetwork,
} from 'relay-runtime'
import type { RelayLogger } from '../logger.ts'
import { persistedIdStep, queryTextStep } from './documentStep.ts'
import { fetchStep, type FetchOptions } from './fetchStep.ts'
import type { GraphQLRequest, NetworkStep, PreparingStep, Send, Subscribe } from './request.ts'
import { retryStep, type RetryOptions } from './retryStep.ts'
import { sessionStep, type SessionHooks } from './sessionStep.ts'
import { timeLimitStep, type TimeLimits } from './timeLimitStep.ts'
import { traceStep } from './traceStep.ts'

export interface NetworkOptions extends FetchOptions {
  readonly session: SessionHooks
  readonly timeLimits: TimeLimits
  readonly retry: RetryOptions
  readonly logger: RelayLogger
  /** Sends persisted ids in place of the query's text. */
  readonly persistedIds: boolean
  /** Additional steps, run between the session and the time limit. */
  readonly extraSteps: readonly NetworkStep[]
  /** The last step of subscriptions, which opens their stream. Without it there are none. */
  readonly subscribe?: Subscribe
}

const headers = { accept: '*/*', 'content-type': 'application/json' }

/**
 * Creates the network from steps in a fixed order, each in a file.
 * 1. document: adds text or persisted id, once, since later steps may send the same request again.
 * 2. session: adds its headers, before the time limit, since renewing a token is no part of the
 *   request.
 * 3. time limit: covers everything below, so that retries cannot make a person wait longer.
 * 4. trace: logs one line per request, however often it is sent.
 * 5. retry: wraps the fetch and judges its error.
 * 6. fetch: speaks HTTP and reads the answer.
 *
 * A subscription runs through the first two and ends in `subscribe`, since it has no time limit and
 * is reopened by whoever holds its stream.
 */
export function createNetwork(options: NetworkOptions): INetwork {
  const prepare: readonly PreparingStep[] = [
    options.persistedIds ? persistedIdStep : queryTextStep,
    sessionStep(options.session),
  ]
  const send = chain(
    [
      ...prepare,
      ...options.extraSteps,
      timeLimitStep(options.timeLimits),
      traceStep(options.logger),
      retryStep(options.retry),
    ],
    fetchStep(options),
  )
  const { subscribe } = options
  return Network.create(
    (operation, variables, cacheConfig, uploadables) =>
      observe(
        (signal) =>
          requestOf({
            operation,
            variables,
            cacheConfig,
            uploadables: uploadables ?? null,
            signal,
          }),
        send,
      ),
    subscribe &&
      ((operation, variables, cacheConfig) =>
        observeStream(
          (signal) => requestOf({ operation, variables, cacheConfig, uploadables: null, signal }),
          prepare,
          subscribe,
        )),
  )
}

type Asked = Pick<
  GraphQLRequest,
  'operation' | 'variables' | 'cacheConfig' | 'uploadables' | 'signal'
>

function requestOf(asked: Asked): GraphQLRequest {
  return {
    ...asked,
    query: null,
    persistedId: null,
    headers,
    call: asked.cacheConfig.metadata ?? {},
  }
}

function chain(steps: readonly NetworkStep[], last: Send): Send {
  return steps.reduceRight<Send>((next, step) => (request) => step(request, next), last)
}

/** Starts the request on subscription and aborts it when nobody listens any more. */
function observe(
  request: (signal: AbortSignal) => GraphQLRequest,
  send: Send,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const controller = new AbortController()
    let isAnswered = false
    send(request(controller.signal)).then(
      (answer) => {
        isAnswered = true
        sink.next(answer)
        sink.complete()
      },
      // An aborted request has no outcome (docs/RULES.md#errors): nobody listens.
      (error: Error) => controller.signal.aborted || sink.error(error),
    )
    // Relay cleans up after an answer too; aborting then would only create a useless exception.
    return () => isAnswered || controller.abort()
  })
}

/** Opens the stream on subscription, once the request is prepared, and closes it with its listener. */
function observeStream(
  request: (signal: AbortSignal) => GraphQLRequest,
  steps: readonly PreparingStep[],
  subscribe: Subscribe,
): Observable<GraphQLSingularResponse> {
  return Observable.create((sink) => {
    const controller = new AbortController()
    const open = async (prepared: GraphQLRequest): Promise<void> => {
      if (controller.signal.aborted) return
      const stream = subscribe(prepared).subscribe(sink)
      controller.signal.addEventListener('abort', () => stream.unsubscribe(), { once: true })
    }
    const run = steps.reduceRight<(prepared: GraphQLRequest) => Promise<void>>(
      (next, step) => (prepared) => step(prepared, next),
      open,
    )
    run(request(controller.signal)).catch(
      (error: Error) => controller.signal.aborted || sink.error(error),
    )
    return () => controller.abort()
  })
}
