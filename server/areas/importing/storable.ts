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
 * A source can bring such characters in any field, also in one that no reader repairs by name.
 */
export function storable<Value>(value: Value): Value {
  return stored(value) as Value
}

function stored(value: unknown): unknown {
  if (typeof value === 'string') return withoutHalves(withoutNul(value))
  if (Array.isArray(value)) return value.map(stored)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [stored(name), stored(member)]),
  )
}
