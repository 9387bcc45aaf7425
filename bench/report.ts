/** One measured figure and how to read it. */
export interface Figure {
  readonly what: string
  /** With its unit. */
  readonly value: string
  readonly how: string
  readonly aim?: { readonly text: string; readonly holds: boolean }
}

export function heading(text: string): void {
  console.log(`\n== ${text} ==`)
}

/** Prints a figure, and beneath it the one line on how to read it. */
export function report({ what, value, how, aim }: Figure): void {
  const verdict = aim ? `  [${aim.text}] ${aim.holds ? 'holds' : 'MISSED'}` : ''
  console.log(`${what}: ${value}${verdict}\n    ${how}`)
}

/**
 * Prints rows under column names, each column as wide as it must be, with the one line on how to
 * read them.
 */
export function table(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  how: string,
): void {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => (row[index] ?? '').length)),
  )
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ')
  console.log(`${line(columns)}\n${rows.map(line).join('\n')}\n    ${how}`)
}

export const ms = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0)} ms`
export const times = (value: number): string =>
  `× ${value < 10 ? value.toFixed(2) : value.toFixed(1)}`
export const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
