import type {
  CacheConfig,
  GraphQLSingularResponse,
  Observable as RelayObservable,
  RequestParameters,
  UploadableMap,
  Variables,
} from 'relay-runtime'

export type HttpMethod = 'GET' | 'POST'

/** Options of a single call, given in `networkCacheConfig.metadata` (or `cacheConfig.metadata`). */
export interface CallOptions {
  /** GET for this query; mutations go by POST whatever is set here. */
  readonly method?: HttpMethod
  /** Milliseconds until a TimeoutError. */
  readonly timeLimit?: number
}

/** A request on its way through the steps. A step passes on a changed copy and never mutates it. */
export interface GraphQLRequest {
  readonly operation: RequestParameters
  readonly variables: Variables
  /** The text of the operation; null until the document step has run, and with a persisted id. */
  readonly query: string | null
  /** The persisted id that goes in place of the text. */
  readonly persistedId: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly call: CallOptions
  readonly cacheConfig: CacheConfig
  readonly uploadables: UploadableMap | null
  /** Aborted when nobody wants the answer any more, or when its time is up. */
  readonly signal: AbortSignal
}

/** The part of a request that Relay gives; the steps add the rest. */
export type Asked = Pick<
  GraphQLRequest,
  'operation' | 'variables' | 'cacheConfig' | 'uploadables' | 'signal'
>

export type Send = (request: GraphQLRequest) => Promise<GraphQLSingularResponse>

/**
 * A step of the network, which sees the request on its way out and the answer or error on its way
 * back.
 */
export type NetworkStep = (request: GraphQLRequest, next: Send) => Promise<GraphQLSingularResponse>

/** A step that prepares a request of any kind, whether one answer follows or a stream of them. */
export type PreparingStep = <Answer>(
  request: GraphQLRequest,
  next: (request: GraphQLRequest) => Promise<Answer>,
) => Promise<Answer>

/** Opens a subscription's stream of answers. Its `signal` is aborted when nobody listens any more. */
export type Subscribe = (request: GraphQLRequest) => RelayObservable<GraphQLSingularResponse>
