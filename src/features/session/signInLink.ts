import { emailProblem } from '#rules/email.ts'
import { limits } from '#rules/limits.ts'

/** The content of the link in a mail. */
export interface MailedLink {
  readonly email: string
  readonly code: string
}

/** Reads `#email=…&code=…`; null where it is no such link. */
export function readLink(hash: string): MailedLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const [email, code] = [parts.get('email') ?? '', parts.get('code') ?? '']
  return emailProblem(email) === null &&
    code.length === limits.signInCode.digits &&
    /^\d+$/.test(code)
    ? { email, code }
    : null
}
