import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspectSource } from './inspectSource.ts'
import { createDuplicates } from './mapping/duplicates.ts'
import { createLabels } from './mapping/labels.ts'
import { createLikeRows } from './table/likeRows.ts'
import { readAll } from './testing/readAll.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'earshot-none-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function written(name: string, text: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

async function refusalOf(source: string, delimiter?: string): Promise<string> {
  const parts = {
    labels: createLabels('tags'),
    duplicates: createDuplicates(),
    rows: createLikeRows(),
  }
  const refused = await inspectSource(source, parts, { delimiter }).catch((error: unknown) => error)
  return refused instanceof Error ? refused.message : 'not refused'
}

const POINTER = 'docs/IMPORTING.md says which files Earshot reads, and how to get one.'
const OLD_EXCEL = Buffer.from('d0cf11e0a1b11ae1000000', 'hex')

test.each([
  ['empty.csv', '', 'it is empty'],
  ['list.json', '[]', 'it is empty'],
  ['blank.csv', '\uFEFF\n \n', 'it holds nothing but blank lines'],
  ['header.csv', 'title,votes\n', 'it has a header (title, votes) and no rows'],
  ['header.tsv', 'title\tvotes\n\n', 'it has a header (title, votes) and no rows'],
  [
    'wrongdelim.csv',
    'title^description^votes\nA^B^1\n',
    "it has one column only, `title^description^votes`: name the separator with --delimiter '^'",
  ],
  [
    'one.csv',
    'Wunsch\nDunkel\n',
    "it has one column only, `Wunsch`: if that is the title, say so with --map 'Wunsch=title'",
  ],
  [
    'steers.csv',
    `Wu\u001b[2Jnsch${'h'.repeat(100)}\nDunkel\n`,
    `it has one column only, \`Wu\uFFFD[2Jnsch${'h'.repeat(49)}…\`: if that is the title, say so with --map 'COLUMN=title'`,
  ],
  [
    'wishes.csv',
    'Wunsch;Warum\nDunkel;Nachts\n',
    "it has no column of titles; its columns are Wunsch, Warum: say which is which, such as --map 'Wunsch=title'",
  ],
  ['paper.csv', '%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n', 'it is a PDF, not a table'],
  ['page.csv', '\n<!DOCTYPE html>\n<html><title>Sign in</title>', 'it is a web page, not a table'],
  ['old.csv', OLD_EXCEL, 'it is an Excel workbook, not a table: save it as CSV'],
])('%s is refused with what it is', async (name, text, said) => {
  const source = written(name, text)
  const refusal = await refusalOf(source)
  expect(refusal).toContain(`No issues at ${source}: ${said}`)
  expect(refusal).toContain(`. ${POINTER}`)
})

test('a separator that was told wrong is corrected', async () => {
  const source = written('told.csv', 'title\tvotes\nA\t1\n')
  expect(await refusalOf(source, ';')).toContain("name the separator with --delimiter 'tab'")
})

test('of several files each is named with what it is', async () => {
  written('a.csv', 'title,votes\n')
  written('b.csv', '%PDF-1.7\n')
  written('c.json', '[{}]')
  written('d.csv', 'Wunsch\n')
  expect(await refusalOf(folder)).toBe(
    `No issues at ${folder}: it holds a.csv, which has a header (title, votes) and no rows; b.csv, which is a PDF, not a table; c.json and 1 more file. ${POINTER}`,
  )
})

test('a spreadsheet among others is to be saved as CSV, any other zip to be unpacked', async () => {
  const zipped = (...names: string[]) =>
    Buffer.from(names.map((name) => `PK\u0003\u0004${'\0'.repeat(26)}${name}`).join(''), 'latin1')
  written('a.csv', zipped('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'))
  written('b.xlsx', zipped('[Content_Types].xml'))
  written('c.csv', zipped('issues.csv'))
  written('d.csv', zipped('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'))
  const events = await readAll(folder)
  expect(events.map((event) => ('note' in event ? event.note : null))).toEqual([
    { item: 'a.csv', what: 'a spreadsheet', how: 'left out: save it as CSV' },
    { item: 'b.xlsx', what: 'a spreadsheet', how: 'left out: save it as CSV' },
    { item: 'c.csv', what: 'a zip archive', how: 'unpack it first' },
    { item: 'd.csv', what: 'a spreadsheet', how: 'left out: save it as CSV' },
  ])
})
