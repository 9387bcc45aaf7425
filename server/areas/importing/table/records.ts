import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { parse as parseAll } from 'csv-parse/sync'
import type { Chunks } from '../source/chunks.ts'
import { type LeftOut, type WholeRows, wholeRows } from './wholeRows.ts'

const DELIMITERS = [',', ';', '\t', '|']

const OPTIONS = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  // A file that was made of two may end its lines in two ways.
  record_delimiter: ['\r\n', '\n', '\r'],
  skip_empty_lines: true,
}

/** A row of a table; `row` counts from 1, below the header. */
export interface TableRow {
  row: number
  /** Null for a row that is left out. */
  cells: string[] | null
  /** Of a row that is left out: the line at which a cell begins whose quotes are not closed. Else it was too large to keep. */
  unclosed?: number
}

/** The first row of a table and what stands between its cells, unless that is told; null for what is no table. */
export function headerOf(
  head: Buffer,
  told?: string,
): { header: string[]; delimiter: string } | null {
  const text = head.toString('utf8').replace(/^\uFEFF/, '')
  // A text may have U+0000 in it, but not where its header stands.
  if (text.slice(0, 512).includes('\0') || text.trim() === '') return null
  const tried = told === undefined ? DELIMITERS : [told]
  const found = tried.map((delimiter) => ({ delimiter, header: firstRow(text, delimiter) }))
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
 * no memory, and itself alone, as does one with quotes that are not closed.
 */
export async function* tableRows(
  chunks: Chunks,
  form: Omit<WholeRows, 'onLeftOut'>,
): AsyncGenerator<TableRow> {
  // Found while their bytes arrive, which is before the rows around them are parsed.
  const leftOut: LeftOut[] = []
  const whole = wholeRows(chunks, { ...form, onLeftOut: (row) => leftOut.push(row) })
  const parser = parse({ ...OPTIONS, delimiter: form.delimiter, from: 2 })
  const input = Readable.from(whole, { objectMode: false })
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      while (leftOut[0]?.row === row + 1) {
        yield without(leftOut[0])
        leftOut.shift()
        row++
      }
      yield { row: ++row, cells }
    }
  } finally {
    input.destroy()
  }
  for (const one of leftOut) yield without(one)
}

function without({ row, unclosed }: LeftOut): TableRow {
  return { row, cells: null, ...(unclosed === null ? {} : { unclosed }) }
}
