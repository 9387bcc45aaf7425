import { NotFoundError } from '../errors/NotFoundError.ts'

/**
 * Gives the principal field of a page, the one without which there is no page, and makes the page "not found" when it
 * is null. The query that reads it has to carry `@throwOnFieldError`, so that a failure is not taken for an absence.
 */
export function principal<Value>(value: Value): NonNullable<Value> {
  if (value == null) throw new NotFoundError()
  return value
}
