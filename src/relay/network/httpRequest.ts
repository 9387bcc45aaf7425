import type { GraphQLRequest, HttpMethod } from './request.ts'

/** Bytes of a URL above which a query goes by POST (docs/RULES.md#calls). */
export const longestUrl = 8_000

/** An HTTP request as `fetch` takes it. */
export interface HttpRequest {
  readonly url: string
  readonly method: HttpMethod
  readonly body?: string
}

/**
 * Gives the URL, method and body of a request: the same three parts in a POST's body and a GET's
 * parameters.
 */
export function httpRequest(
  request: GraphQLRequest,
  endpoint: string,
  method: HttpMethod,
): HttpRequest {
  const document: Readonly<Record<string, string | null>> =
    request.persistedId === null ? { query: request.query } : { id: request.persistedId }
  const parts = { operationName: request.operation.name, variables: request.variables, ...document }
  const wanted = request.call.method ?? method
  if (wanted === 'GET' && request.operation.operationKind === 'query') {
    const url = withParameters(endpoint, { ...parts, variables: JSON.stringify(parts.variables) })
    if (url.length <= longestUrl) return { url, method: 'GET' }
  }
  return { url: endpoint, method: 'POST', body: JSON.stringify(parts) }
}

function withParameters(endpoint: string, parts: Readonly<Record<string, string | null>>): string {
  const parameters = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`,
  )
  return `${endpoint}${endpoint.includes('?') ? '&' : '?'}${parameters.join('&')}`
}
