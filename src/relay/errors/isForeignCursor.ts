import { FieldError } from './FieldError.ts'

/** Whether a list was not given because the place that it was to go on behind is none of its own. */
export function isForeignCursor(error: unknown): boolean {
  return error instanceof FieldError && error.reason === 'CURSOR_UNKNOWN'
}
