import { CodeLoadError } from './CodeLoadError.ts'
import { FieldError } from './FieldError.ts'
import { GraphQLResponseError } from './GraphQLResponseError.ts'
import { NetworkError } from './NetworkError.ts'
import { RequestError } from './RequestError.ts'
import { ServerError } from './ServerError.ts'
import { TimeoutError } from './TimeoutError.ts'

/**
 * The kinds of failures that people are told apart (docs/RULES.md#errors, last column). The caller
 * chooses the sentence.
 */
export type ErrorKind =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'signIn'
  | 'tooLarge'
  | 'slowDown'
  | 'ourSide'
  | 'outdated'
  | 'part'
  | 'message'
  | 'unknown'

export interface ErrorDescription {
  readonly kind: ErrorKind
  /** The server's own sentence, only with kind `message`. */
  readonly message?: string
  /** The failure's reference in the server's log. */
  readonly reference?: string
  /** Milliseconds to wait before trying again, when the server asks for it. */
  readonly retryAfter?: number
}

export interface DescribeOptions {
  /** True when the device has a network; by default as the browser reports it. */
  readonly online?: boolean
}

/** Gives the kind of failure of anything that was thrown. */
export function describeError(error: unknown, options: DescribeOptions = {}): ErrorDescription {
  const online = options.online ?? globalThis.navigator?.onLine ?? true
  if (error instanceof CodeLoadError && error.isOutdated) return { kind: 'outdated' }
  if (error instanceof NetworkError || error instanceof CodeLoadError)
    return { kind: online ? 'unreachable' : 'offline' }
  if (error instanceof TimeoutError) return { kind: 'timeout' }
  if (error instanceof FieldError)
    return { kind: 'part', ...(error.reference !== null && { reference: error.reference }) }
  if (!(error instanceof RequestError)) return { kind: 'unknown' }
  if (isOutdated(error)) return { kind: 'outdated' }
  const reference = referenceOf(error)
  const known = reference && { reference }
  if (error instanceof ServerError) {
    const { status, retryAfter } = error
    return { kind: kindOfStatus(status), ...known, ...(retryAfter !== null && { retryAfter }) }
  }
  if (error instanceof GraphQLResponseError) {
    const message = error.errors.find(
      ({ extensions }) => extensions?.['forPeople'] === true,
    )?.message
    if (message) return { kind: 'message', message, ...known }
  }
  return { kind: 'ourSide', ...known }
}

/** The server does not know the operation: its schema is of another release than this client. */
function isOutdated(error: RequestError): boolean {
  const entries = field(error, 'errors') ?? field(field(error, 'body'), 'errors')
  const codes = Array.isArray(entries)
    ? entries.map((entry) => field(field(entry, 'extensions'), 'code'))
    : []
  return codes.includes('GRAPHQL_VALIDATION_FAILED')
}

function kindOfStatus(status: number | null): ErrorKind {
  if (status === 401) return 'signIn'
  if (status === 413) return 'tooLarge'
  if (status === 429) return 'slowDown'
  // A redirect, 403 or 404 comes from something in front of the API, so the API itself was not
  // reached.
  return status === null || status < 400 || status === 403 || status === 404
    ? 'unreachable'
    : 'ourSide'
}

function referenceOf(error: RequestError): string | undefined {
  const body = field(error, 'body')
  const first = field(body, 'errors')
  const extensions = field(Array.isArray(first) ? first[0] : undefined, 'extensions')
  const candidates = [field(extensions, 'reference'), field(body, 'reference'), error.requestId]
  return candidates.find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate !== '',
  )
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined
}
