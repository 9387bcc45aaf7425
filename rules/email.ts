import { limits } from './limits.ts'

// The same addresses that an e-mail input accepts
// (https://html.spec.whatwg.org/#valid-e-mail-address): ASCII, no quotes, spaces or controls.
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const shape = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`)

/** Gives an address as it is stored and compared: trimmed, in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** A problem of an e-mail address; `length` is that of the address. */
export interface EmailProblem {
  rule: 'required' | 'tooLong' | 'malformed'
  limit: number
  length: number
}

/** Checks an e-mail address that somebody typed (docs/RULES.md#validation). Null: it is valid. */
export function checkEmail(text: string): EmailProblem | null {
  const email = text.trim()
  const problem = (rule: EmailProblem['rule']) => ({
    rule,
    limit: limits.email.max,
    length: email.length,
  })
  if (email === '') return problem('required')
  if (email.length > limits.email.max) return problem('tooLong')
  return shape.test(email) ? null : problem('malformed')
}

/** Gives a sentence for people. */
export function emailSentence({ rule, limit, length }: EmailProblem): string {
  switch (rule) {
    case 'required':
      return 'Enter your e-mail address.'
    case 'tooLong':
      return `The e-mail address can have at most ${limit} characters; this one has ${length}.`
    case 'malformed':
      return 'This is not an e-mail address. It looks like name@example.com.'
  }
}

/** Checks an e-mail address. Gives a sentence for people, or null when it is valid. */
export function emailProblem(text: string): string | null {
  const problem = checkEmail(text)
  return problem && emailSentence(problem)
}
