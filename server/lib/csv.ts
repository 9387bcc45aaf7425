import { stringify } from 'csv-stringify/sync'

/** A value of a cell; an empty cell for null. */
export type Cell = string | number | boolean | null

/** A byte order mark, by which spreadsheets know UTF-8. */
const MARK = '\uFEFF'

/**
 * Gives rows as lines of CSV (RFC 4180, lines ended by CR LF). A text that a spreadsheet would take
 * for a formula gets an apostrophe before it. With `header` the names of the columns come first.
 */
export function csvLines(rows: readonly (readonly Cell[])[], header?: readonly string[]): string {
  const options = {
    escape_formulas: true,
    record_delimiter: 'windows' as const,
    quoted_match: /[\r\n]/,
    cast: { boolean },
  }
  const head = header === undefined ? '' : MARK + stringify([[...header]], options)
  return (
    head +
    stringify(
      rows.map((row) => [...row]),
      options,
    )
  )
}

const boolean = (value: boolean): string => (value ? 'yes' : 'no')
