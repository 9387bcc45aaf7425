import type { SayProblem } from '#parts/failure/useProblemText.ts'
import { checkText } from '#rules/validation.ts'

/** The words of a post, and its board. */
export interface PostText {
  readonly title: string
  readonly body: string
  /** '' while none is chosen. */
  readonly boardId: string
}

/** Checks the words of a post by the rules that the server uses as well; null is fine. */
export function checkPost(
  { title, body }: Pick<PostText, 'title' | 'body'>,
  sayProblem: SayProblem,
): {
  title: string | null
  body: string | null
} {
  const textOf = (problem: ReturnType<typeof checkText>) =>
    problem === null ? null : sayProblem(problem)
  return {
    title: textOf(checkText('title', 'title', title)),
    body: textOf(checkText('body', 'body', body)),
  }
}
