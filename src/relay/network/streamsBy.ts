import { Observable, type GraphQLSingularResponse, type SubscribeFunction } from 'relay-runtime'
import type { Asked, GraphQLRequest, PreparingStep, Subscribe } from './request.ts'

/** Makes the function that Relay subscribes with, from the network's preparing steps. */
export type StreamsOf = (
  prepare: readonly PreparingStep[],
  requestOf: (asked: Asked) => GraphQLRequest,
) => SubscribeFunction

/**
 * Sends subscriptions through the preparing steps to `open`, their last step. Apart from the rest
 * of the network, since a client without subscriptions has no use for it.
 */
export function streamsBy(open: Subscribe): StreamsOf {
  return (prepare, requestOf) => (operation, variables, cacheConfig) =>
    observeStream(
      (signal) => requestOf({ operation, variables, cacheConfig, uploadables: null, signal }),
      prepare,
      open,
    )
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
