import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { parse as parseAll } from 'csv-parse/sync'
import type { Chunks } from '../source/chunks.ts'

const QUOTE = 0x22,
  NEWLINE = 0x0a
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
  let large = 0
  const whole = wholeRows(chunks, maxBytes, () => large++)
  const parser = parse({ ...OPTIONS, delimiter, from: 2 })
  const input = Readable.from(whole, { objectMode: false })
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { row: ++row, cells }
  } finally {
    input.destroy()
  }
  for (; large > 0; large--) yield { row: ++row, cells: null }
}

/** The bytes of a table without the rows that are too large. Quotes open and close, so that a row ends at a line end between them. */
async function* wholeRows(
  chunks: Chunks,
  maxBytes: number,
  onLarge: () => void,
): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [],
    size = 0,
    isQuoted = false
  for await (const chunk of chunks) {
    let from = 0
    let end = -1
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === NEWLINE && !isQuoted) {
        // The row that was begun in earlier chunks ends here.
        if (end < 0 && size > maxBytes) {
          onLarge()
          kept = []
          from = at + 1
        }
        end = at + 1
        size = 0
      }
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
  if (size > maxBytes) onLarge()
  else yield Buffer.concat(kept)
}
