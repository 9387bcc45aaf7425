import type { NetworkStep } from './request.ts'

/**
 * Asks again for a query's answer that an act's answer has overtaken: it may be older than what the
 * act changed, and would put that back. It is given as it is where asking again fails.
 */
export function overtakenStep(): NetworkStep {
  let acts = 0
  return async (request, next) => {
    let before = acts
    let answer = await next(request)
    if (request.operation.operationKind !== 'query') acts++
    else
      while (acts > before) {
        before = acts
        answer = await next(request).catch(() => answer)
      }
    return answer
  }
}
