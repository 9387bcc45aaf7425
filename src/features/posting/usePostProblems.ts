import { useState } from 'react'
import { postingMessages } from '#lib/messages/catalogues/posting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemAt, type Problem } from '#parts/failure/problems.ts'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { checkPost, type PostText } from './postRules.ts'

const fields = ['title', 'body', 'boardId'] as const
type FieldName = (typeof fields)[number]

/** The problems of a post, shown per field from the first time it was left. */
export interface ShownProblems {
  shown: Record<FieldName, string | null>
  reveal(field: FieldName): void
  /** Shows all there is; true when nothing is wrong. */
  revealAll(): boolean
  /** Shows what the server refused, until the field is changed. */
  setRefusals(refusals: readonly Problem[]): void
}

/** Watches over a post while it is typed; `hasBoards`: there are boards to choose from. */
export function usePostProblems(text: PostText, hasBoards: boolean): ShownProblems {
  const t = useMessages(postingMessages)
  const sayProblem = useProblemText()
  const [revealed, setRevealed] = useState<readonly FieldName[]>([])
  const [refused, setRefused] = useState<{
    text: PostText
    refusals: readonly Problem[]
  } | null>(null)
  const problems = {
    ...checkPost(text, sayProblem),
    boardId: hasBoards && text.boardId === '' ? t('post.boardMissing') : null,
  }
  const ofServer = (field: FieldName): string | null =>
    refused?.text[field] === text[field] ? problemAt(refused.refusals, field) : null
  const of = (field: FieldName): string | null =>
    (revealed.includes(field) ? problems[field] : null) ?? ofServer(field)
  return {
    shown: { title: of('title'), body: of('body'), boardId: of('boardId') },
    reveal(field) {
      // Leaving an empty form untouched is no mistake yet.
      if (text[field] !== '') setRevealed((before) => [...new Set([...before, field])])
    },
    revealAll() {
      setRevealed(fields)
      return fields.every((field) => problems[field] === null)
    },
    setRefusals: (refusals) => setRefused({ text, refusals }),
  }
}
