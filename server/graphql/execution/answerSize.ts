import { GraphQLError, type ExecutionResult } from 'graphql'
import { LIMITS } from './limits.ts'

/** Quotes, a colon or a comma around what they are of. */
const MARKS = 4
/** The size of a number, a truth or nothing. */
const SHORT = 8
/** A text of so many units is measured once, however often it stands in an answer. */
const LONG = 1_000

/**
 * Counts an answer before it is written as JSON: a text that stands in it a hundred times is one in memory, and a hundred in the answer.
 * Throws GraphQLError for more than the limit.
 */
export function requireSendable({ data, errors }: ExecutionResult): void {
  let bytes = 0
  const known = new Map<string, number>()
  const lengthOf = (text: string): number => {
    if (text.length < LONG) return Buffer.byteLength(text)
    const length = known.get(text) ?? Buffer.byteLength(text)
    known.set(text, length)
    return length
  }
  const count = (value: unknown): void => {
    if (typeof value === 'string') bytes += lengthOf(value) + MARKS
    else if (typeof value !== 'object' || value === null) bytes += SHORT
    else if (Array.isArray(value)) for (const item of value) count(item)
    else
      for (const [name, inner] of Object.entries(value)) {
        bytes += name.length + MARKS
        count(inner)
      }
    if (bytes > LIMITS.price.bytes) throw tooLarge()
  }
  count(data)
  for (const { message, path, extensions } of errors ?? []) count([message, path, extensions])
}

/** The error in the place of an answer that is too large. */
function tooLarge(): GraphQLError {
  return new GraphQLError(
    `The answer is larger than ${LIMITS.price.bytes} bytes: ask for fewer texts at once.`,
    { extensions: { code: 'ANSWER_TOO_LARGE' } },
  )
}
