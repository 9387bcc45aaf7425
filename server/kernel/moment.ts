/**
 * Reads a moment in any form that ISO 8601 has for it, as it is stored. Null: it is none, or its
 * year has not four digits, and the database cannot keep it.
 */
export function readMoment(text: string): string | null {
  const at = Date.parse(text)
  if (Number.isNaN(at)) return null
  const moment = new Date(at).toISOString()
  return /^(?!0000)\d{4}-/.test(moment) ? moment : null
}
