import { problemText } from '#rules/problemText.ts'
import { checkText } from '#rules/validation.ts'

/** What a post says, and where. */
export interface PostText {
  readonly title: string
  readonly body: string
  /** '' while none is chosen. */
  readonly boardId: string
}

/** Checks the words of a post by the rules that the server uses as well; null is fine. */
export function checkPost({ title, body }: Pick<PostText, 'title' | 'body'>): {
  title: string | null
  body: string | null
} {
  return {
    title: textOf(checkText('title', 'title', title)),
    body: textOf(checkText('body', 'body', body)),
  }
}

function textOf(problem: ReturnType<typeof checkText>): string | null {
  return problem === null ? null : problemText(problem)
}
