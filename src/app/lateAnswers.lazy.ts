import { createLateAnswers, type LateAnswers } from '#relay/network/createLateAnswers.ts'
import type { RecordedAnswer, RecordedQuery } from '#relay/network/recordedAnswer.ts'
import { PART_ATTRIBUTE, type Beginning } from '#rules/renderedPage.ts'
import { watchParts } from '#services/transport/watchParts.ts'

/** Reads the answers that follow in a streamed page. */
export function readLateAnswers(page: Document, awaited: Beginning['awaited']): LateAnswers {
  const late = createLateAnswers(awaited as readonly RecordedQuery[])
  watchParts(page, `script[${PART_ATTRIBUTE}]`, {
    onPart: (answers) => late.give(answers as readonly RecordedAnswer[]),
    onEnd: late.end,
  })
  return late
}
