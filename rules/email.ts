import { limits } from './limits.ts'

// The same addresses that an e-mail input accepts
// (https://html.spec.whatwg.org/#valid-e-mail-address): ASCII, no quotes, spaces or controls.
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const shape = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`)

/** Gives an address as it is stored and compared: trimmed, in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/**
 * Checks an e-mail address that somebody typed (docs/RULES.md#validation). Gives a sentence for
 * people, or null when it is valid.
 */
export function emailProblem(text: string): string | null {
  const email = text.trim()
  if (email === '') return 'Enter your e-mail address.'
  if (email.length > limits.email.max)
    return `The e-mail address can have at most ${limits.email.max} characters; this one has ${email.length}.`
  return shape.test(email) ? null : 'This is not an e-mail address. It looks like name@example.com.'
}
