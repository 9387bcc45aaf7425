import { problemText } from '#rules/problemText.ts'
import { checkText } from '#rules/validation.ts'

/** The problems of a post, by field; null is fine. */
export interface PostProblems {
  title: string | null
  body: string | null
}

/** Checks a post by the rules that the server uses as well. */
export function checkPost({ title, body }: { title: string; body: string }): PostProblems {
  return {
    title: textOf(checkText('title', 'title', title)),
    body: textOf(checkText('body', 'body', body)),
  }
}

function textOf(problem: ReturnType<typeof checkText>): string | null {
  return problem === null ? null : problemText(problem)
}
