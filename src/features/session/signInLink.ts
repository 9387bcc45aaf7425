import { emailProblem } from '#rules/email.ts'

/** The content of the link in a mail. */
export interface MailedLink {
  readonly email: string
  /** The secret of the link, which takes the place of the code to type. */
  readonly code: string
}

/** Reads `#email=…&code=…`; null where it is no such link. */
export function readLink(hash: string): MailedLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const [email, code] = [parts.get('email') ?? '', parts.get('code') ?? '']
  return emailProblem(email) === null && /^code_\w+\.[\w-]+$/.test(code) ? { email, code } : null
}
