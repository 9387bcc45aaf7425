import { TimeoutError } from '../errors/TimeoutError.ts'
import type { NetworkStep } from './request.ts'

/** Time limits in milliseconds (docs/RULES.md#limits). */
export interface TimeLimits {
  readonly request: number
  readonly upload: number
}

export const defaultTimeLimits: TimeLimits = { request: 15_000, upload: 120_000 }

/**
 * Ends a request, its retries included, with a TimeoutError after its time limit. A call can set
 * its own limit.
 */
export function timeLimitStep(limits: TimeLimits): NetworkStep {
  return async (request, next) => {
    const limit = request.call.timeLimit ?? (request.uploadables ? limits.upload : limits.request)
    const controller = new AbortController()
    const abort = () => controller.abort(request.signal.reason)
    if (request.signal.aborted) abort()
    request.signal.addEventListener('abort', abort)
    const facts = { operation: request.operation.name, limit }
    const timer = setTimeout(() => controller.abort(new TimeoutError(facts)), limit)
    try {
      return await next({ ...request, signal: controller.signal })
    } catch (error) {
      throw controller.signal.reason instanceof TimeoutError ? controller.signal.reason : error
    } finally {
      clearTimeout(timer)
      request.signal.removeEventListener('abort', abort)
    }
  }
}
