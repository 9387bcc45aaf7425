import { limits } from './limits.ts'

// What an e-mail input accepts (https://html.spec.whatwg.org/#valid-e-mail-address): no quotes, no spaces, no controls, ASCII.
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const shape = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`)

/** An address as it is stored and compared: trimmed, in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** What is wrong with an e-mail address that somebody typed (docs/RULES.md#validation), as a sentence for people, or null. */
export function emailProblem(text: string): string | null {
  const email = text.trim()
  if (email === '') return 'Enter your e-mail address.'
  if (email.length > limits.email.max)
    return `The e-mail address can have at most ${limits.email.max} characters; this one has ${email.length}.`
  return shape.test(email) ? null : 'This is not an e-mail address. It looks like name@example.com.'
}
