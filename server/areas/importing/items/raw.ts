/** An object of JSON.parse whose shape is not known yet. */
export type Raw = Record<string, unknown>

/** The value as an object; one without members where it is none. */
export function record(value: unknown): Raw {
  return isRecord(value) ? value : {}
}

/** Whether the value is an object and no list. */
export function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a list; an empty one where it is none. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value where it is a text that says something, else null. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** The value where it is a whole number from 1, else null. */
export function positive(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null
}
