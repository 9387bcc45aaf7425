import { RequestError } from '../errors/RequestError.ts'
import type { RelayLogger } from '../logger.ts'
import type { NetworkStep } from './request.ts'

/**
 * Logs how long each request took and how it ended. Adds no header, since docs/RULES.md#calls
 * allows no others.
 */
export function traceStep(logger: RelayLogger): NetworkStep {
  return async (request, next) => {
    const start = performance.now()
    const seen = (outcome: string) => ({
      operation: request.operation.name,
      kind: request.operation.operationKind,
      milliseconds: Math.round(performance.now() - start),
      outcome,
    })
    try {
      const answer = await next(request)
      logger.info('request', seen('errors' in answer ? 'data with errors' : 'data'))
      return answer
    } catch (error) {
      if (request.signal.aborted && !(error instanceof RequestError))
        logger.info('request', seen('aborted'))
      else logger.warn('request', failureDetail(seen('failed'), error))
      throw error
    }
  }
}

function failureDetail(seen: Readonly<Record<string, unknown>>, error: unknown) {
  if (!(error instanceof RequestError)) return { ...seen, code: 'UNEXPECTED' }
  return { ...seen, code: error.code, status: error.status, requestId: error.requestId }
}
