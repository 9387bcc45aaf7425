import type { GraphQLSingularResponse } from 'relay-runtime'
import { GraphQLResponseError, type ServerMessage } from '../errors/GraphQLResponseError.ts'
import { MissingResultError } from '../errors/MissingResultError.ts'
import { ParseError } from '../errors/ParseError.ts'
import type { RequestFacts } from '../errors/RequestError.ts'
import { ServerError } from '../errors/ServerError.ts'
import { retryAfter } from './retryAfter.ts'

/**
 * Turns an HTTP answer into data, or throws the error of the first condition that is true, in the
 * order of docs/RULES.md#errors. `data` with field errors is passed on unchanged, for the fields'
 * own boundaries.
 */
export async function readAnswer(
  response: Response,
  operation: string,
): Promise<GraphQLSingularResponse> {
  // The browser hides status and body of a redirect that is not followed.
  if (response.type === 'opaqueredirect')
    throw new ServerError({ operation, body: null, retryAfter: null })
  const facts = {
    operation,
    status: response.status,
    requestId: response.headers.get('x-request-id'),
  }
  const bytes = await response.arrayBuffer()
  if (response.status >= 300) {
    throw new ServerError({
      ...facts,
      body: lenient(bytes),
      retryAfter: retryAfter(response.headers.get('retry-after'), Date.now()),
    })
  }
  return resultOf(strict(bytes, facts), facts)
}

function resultOf(body: unknown, facts: RequestFacts): GraphQLSingularResponse {
  const answer = isObject(body) ? body : {}
  // An object without any field answers nothing: every operation asks for one at least.
  const data =
    isObject(answer['data']) && Object.keys(answer['data']).length > 0 ? answer['data'] : null
  const errors = messagesOf(answer['errors'])
  if (data === null) {
    throw errors.length > 0
      ? new GraphQLResponseError({ ...facts, errors, body })
      : new MissingResultError({ ...facts, body })
  }
  const { errors: _sent, ...rest } = answer
  return errors.length > 0 ? { ...rest, data, errors } : { ...rest, data }
}

/** Normalises `errors`, because entries that are no objects would break Relay. */
function messagesOf(errors: unknown): ServerMessage[] {
  if (errors === null || errors === undefined) return []
  const entries: unknown[] = Array.isArray(errors) ? errors : [errors]
  return entries.map((entry) =>
    isObject(entry) ? (entry as unknown as ServerMessage) : { message: String(entry) },
  )
}

// Decoding is strict, because a lenient decoder would put U+FFFD into people's text.
function strict(bytes: ArrayBuffer, facts: RequestFacts): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ParseError({ ...facts, text: new TextDecoder().decode(bytes) })
  }
}

function lenient(bytes: ArrayBuffer): unknown {
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
