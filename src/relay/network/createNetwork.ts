import { Network, Observable, type GraphQLResponse, type INetwork } from 'relay-runtime'
import type { RelayLogger } from '../logger.ts'
import { persistedIdStep, queryTextStep } from './documentStep.ts'
import { fetchStep, type FetchOptions } from './fetchStep.ts'
import type { GraphQLRequest, NetworkStep, Send } from './request.ts'
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
  /** Further steps, run between the session and the time limit. */
  readonly extraSteps: readonly NetworkStep[]
}

const headers = { accept: '*/*', 'content-type': 'application/json' }

/**
 * The network: steps in a fixed order, each one file.
 * 1. document: text or persisted id, once, as later steps send the same request again.
 * 2. session: its headers. Before the time limit, as renewing a token is no part of the request.
 * 3. time limit: over everything below, so that retries cannot make a person wait longer than was promised.
 * 4. trace: one line in the log per request of the client, however often it is sent.
 * 5. retry: outside the fetch, as it judges the error that comes back.
 * 6. fetch: HTTP and the reading of the answer.
 */
export function createNetwork(options: NetworkOptions): INetwork {
  const send = chain(
    [
      options.persistedIds ? persistedIdStep : queryTextStep,
      sessionStep(options.session),
      ...options.extraSteps,
      timeLimitStep(options.timeLimits),
      traceStep(options.logger),
      retryStep(options.retry),
    ],
    fetchStep(options),
  )
  return Network.create((operation, variables, cacheConfig, uploadables) =>
    observe(
      (signal) => ({
        operation,
        variables,
        cacheConfig,
        uploadables: uploadables ?? null,
        query: null,
        persistedId: null,
        headers,
        call: cacheConfig.metadata ?? {},
        signal,
      }),
      send,
    ),
  )
}

function chain(steps: readonly NetworkStep[], last: Send): Send {
  return steps.reduceRight<Send>((next, step) => (request) => step(request, next), last)
}

/** The request begins when subscribed, and is aborted when nobody listens any more. */
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
    // Relay cleans up after an answer as well; aborting then would make an exception with its stack for nothing.
    return () => isAnswered || controller.abort()
  })
}
