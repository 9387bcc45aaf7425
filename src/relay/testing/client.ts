import {
  getRequest,
  type CacheConfig,
  type GraphQLSingularResponse,
  type GraphQLTaggedNode,
  type INetwork,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { createNetwork, type NetworkOptions } from '../network/createNetwork.ts'
import { defaultTimeLimits } from '../network/timeLimitStep.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** A network with default options, except for short retries. */
export function networkTo(endpoint: string, options: Partial<NetworkOptions> = {}): INetwork {
  return createNetwork({
    endpoint,
    method: 'POST',
    credentials: 'same-origin',
    session: {},
    timeLimits: defaultTimeLimits,
    retry: { attempts: 3, delay: 1, longestWait: 5_000 },
    persistedIds: false,
    extraSteps: [],
    logger: silent,
    ...options,
  })
}

/** Sends an operation and gives its one answer. */
export async function send(
  network: INetwork,
  operation: GraphQLTaggedNode | RequestParameters,
  variables: Variables = {},
  cacheConfig: CacheConfig = {},
): Promise<GraphQLSingularResponse> {
  const params = isParameters(operation) ? operation : getRequest(operation).params
  const answer = await network.execute(params, variables, cacheConfig, null).toPromise()
  return answer as GraphQLSingularResponse
}

/** An operation that no compiler has seen. */
export function operation(
  text: string,
  name: string,
  operationKind: RequestParameters['operationKind'] = 'query',
): RequestParameters {
  return { text, name, operationKind, id: null, cacheID: name, metadata: {} }
}

function isParameters(
  operation: GraphQLTaggedNode | RequestParameters,
): operation is RequestParameters {
  return typeof operation === 'object' && 'operationKind' in operation
}
