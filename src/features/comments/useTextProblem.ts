import { useState } from 'react'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { checkChanged, checkText } from '#rules/validation.ts'

/**
 * Finds the problem of a comment's text, shown from the first try to send it until the text
 * changes. `former`: of a comment that is changed, whose text may stay or get shorter where
 * it is too long already.
 */
export function useTextProblem(
  body: string,
  former?: string,
): {
  shown: string | null
  reveal(): boolean
  /** Shows what the server said of this text; null: it said nothing of it. */
  refuse(body: string, message: string | null): void
} {
  const sayProblem = useProblemText()
  const [isRevealed, setRevealed] = useState(false)
  const [refused, setRefused] = useState<{ body: string; message: string } | null>(null)
  const problem =
    former === undefined
      ? checkText('comment', 'comment', body)
      : checkChanged('comment', 'comment', { text: body, former })
  return {
    shown:
      (isRevealed && problem ? sayProblem(problem) : null) ??
      (refused?.body === body ? refused.message : null),
    /** True when nothing is wrong. */
    reveal() {
      setRevealed(problem !== null)
      return problem === null
    },
    refuse: (text, message) => setRefused(message === null ? null : { body: text, message }),
  }
}
