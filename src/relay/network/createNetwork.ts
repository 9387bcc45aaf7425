import { Network, Observable, type GraphQLResponse, type INetwork } from 'relay-runtime'
import type { RelayLogger } from '../logger.ts'
import { persistedIdStep, queryTextStep } from './documentStep.ts'
import { fetchStep, type FetchOptions } from './fetchStep.ts'
import { overtakenStep } from './overtakenStep.ts'
import type { Asked, GraphQLRequest, NetworkStep, PreparingStep, Send } from './request.ts'
import { retryStep, type RetryOptions } from './retryStep.ts'
import { sessionStep, type SessionHooks } from './sessionStep.ts'
import type { StreamsOf } from './streamsBy.ts'
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
  /** The way of subscriptions, made by `streamsBy`. Without it there are none. */
  readonly subscribe?: StreamsOf
}

const headers = { accept: '*/*', 'content-type': 'application/json' }

/**
 * Creates the network from steps in a fixed order, each in a file.
 * 1. document: adds text or persisted id, once, since later steps may send the same request again.
 * 2. session: adds its headers, before the time limit, since renewing a token is no part of the
 *   request.
 * 3. overtaken: asks again for an answer that has come later than an act's.
 * 4. time limit: covers everything below, so that retries cannot make a person wait longer.
 * 5. trace: logs one line per request, however often it is sent.
 * 6. retry: wraps the fetch and judges its error.
 * 7. fetch: speaks HTTP and reads the answer.
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
      overtakenStep(),
      ...options.extraSteps,
      timeLimitStep(options.timeLimits),
      traceStep(options.logger),
      retryStep(options.retry),
    ],
    fetchStep(options),
  )
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
    options.subscribe?.(prepare, requestOf),
  )
}

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
    send(request(controller.signal)).then(
      (answer) => {
        sink.next(answer)
        sink.complete()
      },
      // An aborted request has no outcome (docs/RULES.md#errors): nobody listens.
      (error: Error) => controller.signal.aborted || sink.error(error),
    )
    return () => controller.abort()
  })
}
