import { emailProblem, normaliseEmail } from '#rules/email.ts'

/** Addresses as somebody pasted them, each once, and those of them that are none. */
export interface ParsedEmails {
  emails: string[]
  bad: string[]
}

/**
 * Reads addresses that are separated by commas, semicolons, spaces or lines; `"Roe, Ana"
 * <ana@example.com>` gives what is in the brackets.
 */
export function parseEmails(text: string): ParsedEmails {
  const bracketed = text.replace(/"[^"\n]*"/g, ' ').replace(/[^,;\n<>]*<([^<>\s]*)>/g, ' $1 ')
  const emails = [
    ...new Set(
      bracketed
        .split(/[\s,;]+/)
        .map(normaliseEmail)
        .filter((email) => email !== ''),
    ),
  ]
  return { emails, bad: emails.filter((email) => emailProblem(email) !== null) }
}
