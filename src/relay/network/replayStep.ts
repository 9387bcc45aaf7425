import { nextTask } from '#lib/nextTask.ts'
import type { LateAnswers } from './createLateAnswers.ts'
import { keyOf, type RecordedAnswer } from './recordedAnswer.ts'
import type { NetworkStep } from './request.ts'

/**
 * Answers each recorded query from the record, once: whoever asks again wants fresh data. A query
 * of `late` waits for its answer. Everything else goes to the network.
 */
export function replayStep(
  recorded: readonly RecordedAnswer[],
  late: Promise<LateAnswers | null> | null = null,
): NetworkStep {
  const answers = new Map(recorded.map((one) => [keyOf(one), one.answer]))
  return async (request, next) => {
    const { name: operation, operationKind } = request.operation
    if (operationKind !== 'query') return next(request)
    const key = keyOf({ operation, variables: request.variables })
    const answer = answers.get(key) ?? (await (await late)?.take(key))
    if (!answer) return next(request)
    answers.delete(key)
    // Writing one of them to the store is work enough for one task.
    await nextTask()
    return answer
  }
}
