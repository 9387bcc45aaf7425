import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCounts } from '../counts.ts'
import { createDuplicates } from '../mapping/duplicates.ts'
import { noteDuplicates } from '../noteDuplicates.ts'
import { readAll } from '../testing/readAll.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'earshot-names-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function written(text: string): string {
  const file = join(folder, 'semi.csv')
  writeFileSync(file, text)
  return file
}

async function namesIn(text: string): Promise<string[]> {
  const events = await readAll(written(text))
  const notes = events.flatMap((event) => ('notes' in event ? event.notes : []))
  return notes.filter(({ what }) => what.includes('votes')).map(({ item }) => item)
}

test('a row without an id is named by its file, number and title, as a broken one is', async () => {
  const text = `title;votes\nA;1\nOdd\u00a0one;1,5\n\n${'Long '.repeat(40)};many\n;2\n`
  expect(await namesIn(text)).toEqual([
    'semi.csv row 2, “Odd\u00a0one”',
    `semi.csv row 3, “${'Long '.repeat(12).trimEnd()}…”`,
  ])
})

test('a row with an id or an address is named by that', async () => {
  expect(await namesIn('id;title;votes\n7;A;many\nAB-1;B;many\n')).toEqual(['semi#7', 'semi AB-1'])
  const address = 'https://a.example/7'
  expect(await namesIn(`url;title;votes\n${address};A;many\n`)).toEqual([`semi ${address}`])
})

test('a duplicate without an id is named so as well', async () => {
  const duplicates = createDuplicates()
  for (const event of await readAll(written('id;title;duplicate of\n7;A;\n;B;7\n')))
    duplicates.count(event)
  const counted = createCounts()
  noteDuplicates(
    duplicates.all().map((duplicate) => ({ duplicate, number: 1, target: 2, merged: 'merged' })),
    counted,
  )
  expect(counted.notes).toMatchObject([{ item: 'semi.csv row 2, “B”', detail: 'of semi#7' }])
})
