import type { NetworkStep } from './request.ts'

/**
 * Sends the first request of an operation alone and the others after its answer, because that
 * answer sets a cookie that the next ones have to carry. When it fails, the next one is the first.
 */
export function firstAloneStep(operation: string): NetworkStep {
  let isAnswered = false
  let turn: Promise<unknown> = Promise.resolve()
  return (request, next) => {
    if (isAnswered || request.operation.name !== operation) return next(request)
    const sent = turn.then(() => next(request))
    turn = sent.then(
      () => void (isAnswered = true),
      () => undefined,
    )
    return sent
  }
}
