import { useState } from 'react'
import { problemAt, type Problem } from '#parts/failure/problems.ts'
import { checkPost, type PostProblems } from './postRules.ts'

type FieldName = keyof PostProblems

/** The problems of a post, shown per field from the first time it was left. */
export interface ShownProblems {
  shown: PostProblems
  reveal(field: FieldName): void
  /** Shows all there is; true when nothing is wrong. */
  revealAll(): boolean
  /** Shows what the server refused, until the field is changed. */
  setRefusals(refusals: readonly Problem[]): void
}

/** Watches over a post while it is typed. */
export function usePostProblems(text: { title: string; body: string }): ShownProblems {
  const [revealed, setRevealed] = useState<readonly FieldName[]>([])
  const [refused, setRefused] = useState<{
    text: Record<FieldName, string>
    refusals: readonly Problem[]
  } | null>(null)
  const problems = checkPost(text)
  const ofServer = (field: FieldName): string | null =>
    refused?.text[field] === text[field] ? problemAt(refused.refusals, field) : null
  const of = (field: FieldName): string | null =>
    (revealed.includes(field) ? problems[field] : null) ?? ofServer(field)
  return {
    shown: { title: of('title'), body: of('body') },
    reveal(field) {
      // Leaving an empty form untouched is no mistake yet.
      if (text[field] !== '') setRevealed((before) => [...new Set([...before, field])])
    },
    revealAll() {
      setRevealed(['title', 'body'])
      return problems.title === null && problems.body === null
    },
    setRefusals: (refusals) =>
      setRefused({ text: { title: text.title, body: text.body }, refusals }),
  }
}
