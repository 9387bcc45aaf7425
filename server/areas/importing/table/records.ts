import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { parse as parseAll } from 'csv-parse/sync'
import type { Chunks } from '../source/chunks.ts'
import { NEWLINE, type Place, placeAfter, RETURN } from './cellPlace.ts'

const DELIMITERS = [',', ';', '\t', '|']

const OPTIONS = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  // A file that was made of two may end its lines in two ways.
  record_delimiter: ['\r\n', '\n', '\r'],
  skip_empty_lines: true,
}

/** A row of a table, or a row that was too large to keep (`cells` null); `row` counts from 1, below the header. */
export interface TableRow {
  row: number
  cells: string[] | null
}

/** The first row of a table and what stands between its cells; null for what is no table. */
export function headerOf(head: Buffer): { header: string[]; delimiter: string } | null {
  const text = head.toString('utf8').replace(/^\uFEFF/, '')
  // A text may have U+0000 in it, but not where its header stands.
  if (text.slice(0, 512).includes('\0') || text.trim() === '') return null
  const found = DELIMITERS.map((delimiter) => ({ delimiter, header: firstRow(text, delimiter) }))
  const best = found.reduce((a, b) => (b.header.length > a.header.length ? b : a))
  return best.header.length > 0 ? best : null
}

function firstRow(text: string, delimiter: string): string[] {
  try {
    const rows = parseAll(text, { ...OPTIONS, delimiter, to: 1 })
    return rows[0] ?? []
  } catch {
    return []
  }
}

/**
 * The rows of a table below its header, while its bytes arrive. A row larger than `maxBytes` costs
 * no memory, and itself alone.
 */
export async function* tableRows(
  chunks: Chunks,
  { delimiter, maxBytes }: { delimiter: string; maxBytes: number },
): AsyncGenerator<TableRow> {
  // Found while their bytes arrive, which is before the rows around them are parsed.
  const large: number[] = []
  const whole = wholeRows(chunks, { delimiter, maxBytes, onLarge: (row) => large.push(row) })
  const parser = parse({ ...OPTIONS, delimiter, from: 2 })
  const input = Readable.from(whole, { objectMode: false })
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      for (; large[0] === row + 1; large.shift()) yield { row: ++row, cells: null }
      yield { row: ++row, cells }
    }
  } finally {
    input.destroy()
  }
  for (const one of large) yield { row: one, cells: null }
}

interface WholeRows {
  delimiter: string
  maxBytes: number
  /** Gets the number of a row that is too large, counted as `TableRow` does. */
  onLarge: (row: number) => void
}

/** The bytes of a table without the rows that are too large. A row ends at a line end that is not in quotes. */
async function* wholeRows(
  chunks: Chunks,
  { delimiter, maxBytes, onLarge }: WholeRows,
): AsyncGenerator<Buffer> {
  const between = delimiter.charCodeAt(0)
  let kept: Buffer[] = [],
    size = 0,
    place: Place = 'start',
    isBlank = true,
    // The header is row 0; blank lines are none.
    row = 0
  for await (const chunk of chunks) {
    let from = 0
    let end = -1
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0
      const isEnd = byte === NEWLINE && place !== 'quoted'
      place = placeAfter(byte, place, between)
      if (!isEnd) {
        isBlank &&= byte === RETURN
        continue
      }
      // The row that was begun in earlier chunks ends here.
      if (end < 0 && size > maxBytes) {
        onLarge(row)
        kept = []
        from = at + 1
      }
      if (!isBlank) row++
      isBlank = true
      end = at + 1
      size = 0
    }
    if (end >= 0) {
      yield Buffer.concat([...kept, chunk.subarray(from, Math.max(from, end))])
      kept = []
      from = end
    }
    size += chunk.length - from
    if (size > maxBytes) kept = []
    else kept.push(chunk.subarray(from))
  }
  if (size > maxBytes) onLarge(row)
  else yield Buffer.concat(kept)
}
