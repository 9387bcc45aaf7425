import { checkEmail } from '#rules/email.ts'
import type { Problem } from '#rules/validation.ts'
import { reasonFor, refuse, type UserErrorData } from './refusal.ts'

const reasons = {
  required: 'TEXT_REQUIRED',
  tooShort: 'TEXT_TOO_SHORT',
  tooLong: 'TEXT_TOO_LONG',
  notOneLine: 'TEXT_NOT_ONE_LINE',
  badCharacter: 'TEXT_BAD_CHARACTER',
  turnsText: 'TEXT_TURNS_TEXT',
  imageOnItsWay: 'TEXT_IMAGE_ON_ITS_WAY',
} as const satisfies Record<Problem['rule'], string>

/** The reason for a text that is against the rules. `field`: the argument, where its name is not that of the text. */
export function textReason(
  { field: text, rule, limit, length }: Problem,
  field: string = text,
): UserErrorData {
  return reasonFor(reasons[rule], { field, text, limit, length })
}

/** Refuses an e-mail address against the rules. */
export function requireEmail(email: string): void {
  const problem = checkEmail(email)
  if (problem !== null) throw refuse('EMAIL_WRONG', { field: 'email', ...problem })
}
