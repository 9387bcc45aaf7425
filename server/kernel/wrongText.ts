import { checkEmail } from '#rules/email.ts'
import { textReasons } from '#rules/problemText.ts'
import type { Problem } from '#rules/validation.ts'
import { reasonFor, refuse, type UserErrorData } from './refusal.ts'

/** The reason for a text that is against the rules. `field`: the argument, where its name is not that of the text. */
export function textReason(
  { field: text, rule, limit, length }: Problem,
  field: string = text,
): UserErrorData {
  return reasonFor(textReasons[rule], { field, text, limit, length })
}

/** Refuses an e-mail address against the rules. */
export function requireEmail(email: string): void {
  const problem = checkEmail(email)
  if (problem !== null) throw refuse('EMAIL_WRONG', { field: 'email', ...problem })
}
