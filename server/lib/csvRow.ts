/** Beginnings by which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * A line of a CSV file (RFC 4180, ended by CR LF). Takes its values; null becomes an empty one. A text
 * that a spreadsheet would run as a formula gets an apostrophe in front
 * (https://owasp.org/www-community/attacks/CSV_Injection); numbers stay numbers.
 */
export function csvRow(values: readonly (string | number | boolean | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
