import { quoted, type TableShape } from '#server/db/catalog.ts'
import type { Db } from '#server/db/database.ts'
import type { ColumnsInstead } from './contents.ts'

/** Bytes of rows that are read at once: many small rows, or one large one. */
const READ_BYTES = 512 * 1024
const FIRST = 50
const MOST = 5_000

/**
 * Gives the rows of a table in pieces of text, a JSON object a line, in the order of its key. To be
 * called in a transaction, for whose moment the rows stand. `instead` has the SQL of columns that say
 * something else. Holds about half a megabyte at once.
 */
export async function* rowLines(
  tx: Db,
  { name, columns, order }: TableShape,
  instead: ColumnsInstead,
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  const list = columns.map((column) => `${instead[column] ?? quoted(column)} as ${quoted(column)}`)
  const sorted = order.length === 0 ? 'row_to_json(r)::text collate "C"' : order.join(', ')
  const rows = `select row_to_json(r)::text as line from (select ${list.join(', ')} from ${quoted(name)}) r order by ${sorted}`
  yield* readLines(tx, rows, onRows)
}

/** Gives the column `line` of a query's rows in pieces, each line ended by a line feed. */
export async function* readLines(
  tx: Db,
  select: string,
  onRows: (count: number) => void = () => undefined,
): AsyncGenerator<string> {
  for await (const rows of readPages<{ line: string }>(tx, select)) {
    onRows(rows.length)
    yield `${rows.map(({ line }) => line).join('\n')}\n`
  }
}

/** Gives a query's rows in pages of about half a megabyte, by a cursor of the caller's transaction. */
export async function* readPages<Row extends object>(
  tx: Db,
  select: string,
): AsyncGenerator<Row[]> {
  const run = (text: string): Promise<Row[]> => tx.query<Row>({ name: '', text })
  await run(`declare archive_rows no scroll cursor for ${select}`)
  let size = FIRST
  for (;;) {
    const rows = await run(`fetch ${size} from archive_rows`)
    if (rows.length === 0) break
    yield rows
    if (rows.length < size) break
    size = nextSize(rows)
  }
  await run('close archive_rows')
}

function nextSize(rows: readonly object[]): number {
  let bytes = 1
  for (const row of rows) for (const value of Object.values(row)) bytes += String(value).length + 1
  return Math.max(1, Math.min(MOST, Math.floor((READ_BYTES * rows.length) / bytes)))
}
