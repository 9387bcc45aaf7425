import { useState } from 'react'
import { checkChanged } from '#rules/validation.ts'
import { useProblemText, type SayProblem } from './useProblemText.ts'

const fields = ['title', 'body'] as const
type Words = Readonly<Record<(typeof fields)[number], string>>
type Problems = Record<(typeof fields)[number], string | null>

interface EditProblems {
  shown: Problems
  /** Shows all there is; true when nothing is wrong. */
  reveal(): boolean
  /** Shows what the server refused, until the field is changed. */
  refuse(refusals: readonly { field: string | null; message: string }[]): void
}

/**
 * Finds the problems of changed words, shown once somebody tried to save them. `former`: a text
 * that is too long already may stay, and get shorter.
 */
export function useEditProblems({ title, body }: Words, former: Words): EditProblems {
  const sayProblem = useProblemText()
  const [isRevealed, setRevealed] = useState(false)
  const [refused, setRefused] = useState<{
    words: Words
    refusals: readonly { field: string | null; message: string }[]
  } | null>(null)
  const words = { title, body }
  const problems = {
    title: problemOf('title', words, former, sayProblem),
    body: problemOf('body', words, former, sayProblem),
  }
  const ofServer = (field: keyof Words): string | null =>
    refused?.words[field] === words[field]
      ? (refused.refusals.find((one) => one.field === field)?.message ?? null)
      : null
  return {
    shown: {
      title: (isRevealed ? problems.title : null) ?? ofServer('title'),
      body: (isRevealed ? problems.body : null) ?? ofServer('body'),
    },
    reveal() {
      setRevealed(true)
      return fields.every((field) => problems[field] === null)
    },
    refuse: (refusals) => setRefused({ words, refusals }),
  }
}

function problemOf(
  field: keyof Words,
  words: Words,
  former: Words,
  sayProblem: SayProblem,
): string | null {
  const problem = checkChanged(field, field, { text: words[field], former: former[field] })
  return problem && sayProblem(problem)
}
