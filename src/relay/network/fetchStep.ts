import type { GraphQLSingularResponse } from 'relay-runtime'
import { NetworkError } from '../errors/NetworkError.ts'
import { RequestError } from '../errors/RequestError.ts'
import { httpRequest } from './httpRequest.ts'
import { readAnswer } from './readAnswer.ts'
import type { HttpMethod, Send } from './request.ts'

export interface FetchOptions {
  readonly endpoint: string
  /** Default method of queries; mutations always go by POST. */
  readonly method: HttpMethod
  readonly credentials: RequestCredentials
  /**
   * The platform's fetch by default, looked up at each call so that importing this touches nothing.
   */
  readonly fetch?: typeof fetch
}

/** The last step: speaks HTTP and reads the answer. */
export function fetchStep(options: FetchOptions): Send {
  return async (request): Promise<GraphQLSingularResponse> => {
    if (request.uploadables)
      throw new Error(`${request.operation.name}: files need a step of their own that sends them`)
    const { url, ...http } = httpRequest(request, options.endpoint, options.method)
    try {
      const send = options.fetch ?? fetch
      const response = await send(url, {
        ...http,
        headers: request.headers,
        credentials: options.credentials,
        // Redirects are not followed (docs/RULES.md#calls), since that would turn a POST into a
        // GET.
        redirect: 'manual',
        signal: request.signal,
      })
      return await readAnswer(response, request.operation.name)
    } catch (error) {
      if (error instanceof RequestError || request.signal.aborted) throw error
      throw new NetworkError({ operation: request.operation.name, reason: reasonOf(error) })
    }
  }
}

function reasonOf(error: unknown): string {
  const { name, cause } = Object(error) as { name?: unknown; cause?: { code?: unknown } }
  return String(cause?.code ?? name ?? 'unknown')
}
