import { headerOf, type TableRow, tableRows } from './records.ts'

/** The rows of a table that arrives in pieces of so many bytes, none larger than `maxBytes`. */
async function rowsOf(
  text: string,
  { piece = 7, maxBytes = 60, delimiter = ',' } = {},
): Promise<TableRow[]> {
  async function* chunks(): AsyncGenerator<Buffer> {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
  }
  const columns = headerOf(Buffer.from(text), delimiter)?.header.length ?? 0
  const rows: TableRow[] = []
  for await (const row of tableRows(chunks(), { delimiter, columns, maxBytes })) rows.push(row)
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

const LARGE = { maxBytes: 100_000 }
const unclosed = (row: number, line: number): TableRow => ({ row, cells: null, unclosed: line })
const read = (row: number, ...cells: string[]): TableRow => ({ row, cells })

test.each([
  ['and no others behind it', '2,"B,x\n3,C,x\n4,D,x\n5,E,x'],
  ['before a cell with a line end', '2,"B,x\n3,C,x\n4,"D\nd",x\n5,E,x\n'],
  ['before cells with quotes that are doubled', '2,"B,x\n3,"""C""",x\n4,"",x\n5,"E",x\n'],
  ['before an empty cell in quotes', '2,"B,x\n3,"",x\n4,D,x\n5,"E",x\n'],
  ['before a quote within a cell', '2,"B,x\n3,5" disk,x\n4,D,x\n5,E,x\n'],
  ['in its last cell', '2,B,"x\n3,C,x\n4,D,"x"\n5,E,x\n'],
  ['in its first cell', '"2,B,x\n3,C,x\n4,D,x\n5,E,x\n'],
  ['among rows that are all in quotes', '"2","B,x\n"3","C","x"\n"4","D","x"\n"5","E","x"\n'],
  ['before lines that end in two ways', '2,"B,x\r\n3,C,x\r\n4,"D",x\r\n5,E,x\r\n'],
  ['before lines that end in an old way', '2,"B,x\r3,C,x\r4,"D",x\r5,E,x\r'],
  ['and more text of its cell behind it', '2,"B\nand more\n3,C,x\n4,"D",x\n5,E,x\n'],
])('a quote that is not closed %s costs its row', async (_what, text) => {
  const rows = await rowsOf(`id,title,x\n1,"A\na",x\n${text}`, LARGE)
  expect(rows.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5])
  expect(rows[0]).toEqual(read(1, '1', 'A\na', 'x'))
  expect(rows[1]).toEqual(unclosed(2, 4))
  expect(rows.slice(2).map(({ cells }) => cells?.[0])).toEqual(['3', '4', '5'])
})

test('several such rows cost themselves, also at the end', async () => {
  const text = 'id,title\n1,"A\n2,"B\n\n3,C\n4,"D"\n5,"E\n6,F\n7,"G'
  expect(await rowsOf(text)).toEqual([
    unclosed(1, 2),
    unclosed(2, 3),
    read(3, '3', 'C'),
    read(4, '4', 'D'),
    unclosed(5, 7),
    read(6, '6', 'F'),
    unclosed(7, 9),
  ])
})

test('a long text in quotes is a cell, however many lines and delimiters it has', async () => {
  const prose = Array.from({ length: 500 }, (_, n) => `Line ${n}, of many\n\nand "" on`).join('\n')
  const rows = await rowsOf(`id,title,x\n1,"${prose}",y\n2,"B, b\n3",y\n`, LARGE)
  expect(rows).toEqual([
    read(1, '1', prose.replaceAll('""', '"'), 'y'),
    read(2, '2', 'B, b\n3', 'y'),
  ])
})

test('a file that ends within a long text loses that row alone, and its text is none', async () => {
  const text = 'title,text\nA,a\nB,"One\ntwo\nthree, perhaps\nfour\n'
  expect(await rowsOf(text, LARGE)).toEqual([read(1, 'A', 'a'), unclosed(2, 3)])
})

test('rows behind a quote that is not closed are looked for before too much is kept', async () => {
  const many = Array.from({ length: 400 }, (_, n) => `${n + 2},Title ${n + 2}`)
  const rows = await rowsOf(`id,title\n1,"A\n${many.join('\n')}\n`, { maxBytes: 500 })
  expect(rows).toHaveLength(401)
  expect(rows[0]).toEqual(unclosed(1, 2))
  expect(rows.at(-1)).toEqual(read(401, '401', 'Title 401'))
})

test('what stands between cells may take several bytes', async () => {
  const text = 'id¦title¦x\n1¦"A"¦§\n2¦"B¦§\n3¦C§¦"ü"\n'
  expect(await rowsOf(text, { ...LARGE, delimiter: '¦', piece: 1 })).toEqual([
    read(1, '1', 'A', '§'),
    unclosed(2, 3),
    read(3, '3', 'C§', 'ü'),
  ])
})
