/** A cell in quotes that goes over several lines. */
export interface LongCell {
  /** Its index in the row. */
  readonly cell: number
  readonly line: number
  readonly resume: number
  /** The byte that ended its first line. */
  readonly end: number
  /** Its further lines, and how many of them have cells enough for a row, and not too many. */
  lines: number
  rows: number
  /** Whether its quotes are closed where no cell ends. */
  isOdd: boolean
}

/** Counts a further line of the cell, which has so many delimiters; the table has so many columns. */
export function addLine(long: LongCell, delimiters: number, columns: number): void {
  const least = Math.max(long.cell, columns > 1 ? 1 : 0)
  long.lines++
  if (delimiters >= least && delimiters < columns) long.rows++
}

/** Whether most further lines of the cell would be rows of the table by themselves. */
export function holdsRows(long: LongCell | null): boolean {
  return long !== null && long.lines > 0 && long.rows * 2 >= long.lines
}
