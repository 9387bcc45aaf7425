import type { Language } from '#lib/messages/createLanguage.ts'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { checkEmail, emailSentence } from '#rules/email.ts'
import { problemText, textReasons } from '#rules/problemText.ts'
import type { Problem } from '#rules/validation.ts'
import { explainRefusal } from './explainRefusal.ts'

/** Gives a sentence for the problem of a text. */
export type SayProblem = (problem: Problem) => string

/** Says what is wrong with a text before it is sent, in the words in which the server would refuse it. */
export function useProblemText(): SayProblem {
  const language = useLanguage()
  return (problem) => said(textReasons[problem.rule], problem, problemText(problem), language)
}

/** Checks an e-mail address before it is sent; gives what is wrong in the same way, null where nothing is. */
export function useEmailProblem(): (text: string) => string | null {
  const language = useLanguage()
  return (text) => {
    const problem = checkEmail(text)
    return problem && said('EMAIL_WRONG', problem, emailSentence(problem), language)
  }
}

function said(
  reason: string,
  { limit, length }: Pick<Problem, 'limit' | 'length'>,
  message: string,
  language: Language,
): string {
  const params = { limit: String(limit), length: String(length) }
  return explainRefusal({ message, reason, params }, language)
}
