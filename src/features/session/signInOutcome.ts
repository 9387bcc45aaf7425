import { failed, problemsOf, type Answer, type Problem } from '#entities/Failure/problems.ts'
import { t } from '#lib/messages/t.ts'

/** What the server said no to, or why it could not be asked. */
export type SignInRefusal = Problem

const say = (what: string): string => `${what}. ${t('error.text')}`

/** The first refusal of a payload, or that it is missing; null where all is well. */
export function refusalOf(...answer: Answer): SignInRefusal | null {
  return problemsOf(...answer, say)[0] ?? null
}

/** An attempt that did not reach the server, or whose answer was lost. */
export function failureOf(error: unknown): SignInRefusal {
  return failed(error, say)
}
