import { useState } from 'react'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { checkText } from '#rules/validation.ts'

/**
 * Finds the problem of a comment's text, shown from the first try to send it until the text
 * changes.
 */
export function useTextProblem(body: string): {
  shown: string | null
  reveal(): boolean
  /** Shows what the server said of this text; null: it said nothing of it. */
  refuse(body: string, message: string | null): void
} {
  const sayProblem = useProblemText()
  const [isRevealed, setRevealed] = useState(false)
  const [refused, setRefused] = useState<{ body: string; message: string } | null>(null)
  const problem = checkText('comment', 'comment', body)
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
