import { NetworkError } from '../errors/NetworkError.ts'
import { ServerError } from '../errors/ServerError.ts'
import type { GraphQLRequest, NetworkStep } from './request.ts'

export interface RetryOptions {
  /** Maximum number of attempts, the first one included. */
  readonly attempts: number
  /**
   * Milliseconds before the second attempt, doubled for each later one and shortened at random by
   * up to half.
   */
  readonly delay: number
  /** Longest Retry-After, in milliseconds, that is waited for. */
  readonly longestWait: number
  /** Gives a random number from 0 to 1. */
  readonly random?: () => number
}

export const defaultRetry: RetryOptions = { attempts: 3, delay: 300, longestWait: 5_000 }

/** Retries requests that broke off or got 502, 503 or 504, when repeating them is safe. */
export function retryStep(options: RetryOptions): NetworkStep {
  return async (request, next) => {
    const attempts = mayRepeat(request) ? options.attempts : 1
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await next(request)
      } catch (error) {
        const wait = attempt < attempts ? waitBefore(attempt, error, options) : null
        if (wait === null || request.signal.aborted) throw error
        await pause(wait, request.signal)
      }
    }
  }
}

/**
 * Tells whether a request may be repeated: queries always, mutations only with a `clientMutationId`
 * by which the server recognises them.
 */
export function mayRepeat({ operation, variables }: GraphQLRequest): boolean {
  if (operation.operationKind === 'query') return true
  const input: unknown = variables['input']
  const nested =
    typeof input === 'object' && input !== null
      ? (input as Record<string, unknown>)['clientMutationId']
      : null
  return (variables['clientMutationId'] ?? nested ?? null) !== null
}

function waitBefore(attempt: number, error: unknown, options: RetryOptions): number | null {
  const isOutage = error instanceof ServerError && [502, 503, 504].includes(error.status ?? 0)
  if (!isOutage && !(error instanceof NetworkError)) return null
  const asked = isOutage ? (error.retryAfter ?? 0) : 0
  if (asked > options.longestWait) return null
  // Half of the delay is random, so that many clients do not return at the same moment.
  const jitter = 0.5 + (options.random ?? Math.random)() / 2
  return Math.max(asked, options.delay * 2 ** (attempt - 1) * jitter)
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(finish, milliseconds)
    function finish() {
      signal.removeEventListener('abort', stop)
      resolve()
    }
    function stop() {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
