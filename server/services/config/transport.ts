import { StartError } from '#server/lib/startError.ts'

/** The way of the pages that this server sends to the API. */
export interface TransportSettings {
  /** GRAPHQL_ENDPOINT: an http or https address, or a path of this server (default /graphql). */
  readonly endpoint?: string
  /** GRAPHQL_METHOD: the method of queries, GET or POST (default POST); mutations go by POST. */
  readonly method?: 'GET' | 'POST'
}

/** Reads the two settings; empty ones count as not set. Throws StartError for what they cannot be. */
export function readTransport(
  environment: Readonly<Record<string, string | undefined>>,
): TransportSettings {
  const endpoint = environment['GRAPHQL_ENDPOINT']?.trim() ?? ''
  const method = environment['GRAPHQL_METHOD']?.trim() ?? ''
  if (endpoint !== '' && !isEndpoint(endpoint))
    throw new StartError(
      `GRAPHQL_ENDPOINT is ${JSON.stringify(endpoint)}: it must be an http or https address, or a path such as /graphql.`,
    )
  if (method !== '' && method !== 'GET' && method !== 'POST')
    throw new StartError(
      `GRAPHQL_METHOD is ${JSON.stringify(method)}: it must be GET or POST, the method of queries.`,
    )
  return { ...(endpoint !== '' && { endpoint }), ...(method !== '' && { method }) }
}

/** The origin that pages have to be allowed to reach; null where it is their own. */
export function endpointOrigin({ endpoint = '/' }: TransportSettings): string | null {
  return endpoint.startsWith('/') ? null : new URL(endpoint).origin
}

function isEndpoint(value: string): boolean {
  if (/^\/(?![/\\])[^\s]*$/.test(value)) return true
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.username === ''
}
