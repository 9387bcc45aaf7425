import { type TableRow, tableRows } from './records.ts'

/** The rows of a table that arrives in pieces of so many bytes, none larger than `maxBytes`. */
async function rowsOf(text: string, { piece = 7, maxBytes = 60 } = {}): Promise<TableRow[]> {
  async function* chunks(): AsyncGenerator<Buffer> {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
  }
  const rows: TableRow[] = []
  for await (const row of tableRows(chunks(), { delimiter: ',', maxBytes })) rows.push(row)
  return rows
}

const plain = Array.from({ length: 20 }, (_, n) => `${n + 2},Title ${n + 2}`)

test.each([
  ['within a cell', '5" screen', '5" screen'],
  ['at the end of a cell', 'Ann"', 'Ann"'],
  ['in a quoted cell', '"a "b', '"a "b'],
])('a stray quote %s costs nothing', async (_what, cell, read) => {
  const rows = await rowsOf(`id,title\n1,${cell}\n${plain.join('\n')}\n`)
  expect(rows).toHaveLength(21)
  expect(rows[0]).toEqual({ row: 1, cells: ['1', read] })
  expect(rows.at(-1)).toEqual({ row: 21, cells: ['21', 'Title 21'] })
})

test('a quoted cell may hold quotes and line ends, also after a mark', async () => {
  const rows = await rowsOf('\uFEFF"i\nd","ti""\ntle"\r\n\r\n1,"A ""b""\n,c"\r\n2,B\r\n')
  expect(rows).toEqual([
    { row: 1, cells: ['1', 'A "b"\n,c'] },
    { row: 2, cells: ['2', 'B'] },
  ])
})

test('a row that is too large costs itself, and is told by its number', async () => {
  const large = 'x'.repeat(100)
  const text = `id,title\n1,A\n\n2,${large}\n3,"${large}\n,"\n4,D\n5,${large}`
  expect(await rowsOf(text)).toEqual([
    { row: 1, cells: ['1', 'A'] },
    { row: 2, cells: null },
    { row: 3, cells: null },
    { row: 4, cells: ['4', 'D'] },
    { row: 5, cells: null },
  ])
})
