import { NotFoundError } from '../errors/NotFoundError.ts'

/**
 * Gives the principal field of a page, without which there is no page, and makes the page "not
 * found" when it is null. The query that reads it needs `@throwOnFieldError`, so that a failed
 * field is not mistaken for a missing one.
 */
export function principal<Value>(value: Value): NonNullable<Value> {
  if (value == null) throw new NotFoundError()
  return value
}
