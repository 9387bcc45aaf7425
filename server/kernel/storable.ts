/** Lists and objects within each other that a value may have: more than any has, and no threat to the stack. */
export const DEEPEST = 200

const nul = /\0/g
const unpaired = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** The text with U+FFFD in place of each U+0000. PostgreSQL has no U+0000 in a text or a JSON value. */
export function withoutNul(text: string): string {
  return text.replace(nul, '\uFFFD')
}

/** The text with U+FFFD in place of each half of a character (an unpaired surrogate), which UTF-8 cannot say. */
export function withoutHalves(text: string): string {
  return text.replace(unpaired, '\uFFFD')
}

/**
 * A value of JSON with every text in it, names of members included, as the database can store it.
 * What is deeper than `DEEPEST` is left as it is: who reads such a value refuses it.
 */
export function storable<Value>(value: Value): Value {
  return stored(value, 0) as Value
}

function stored(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutHalves(withoutNul(value))
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((one) => stored(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [stored(name, 0), stored(member, depth + 1)]),
  )
}
