import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { issuesOf } from '../testing/readAll.ts'
import { columnsOf, readingOf } from './columns.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'earshot-columns-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function textsOf(text: string, map?: readonly string[]): Promise<[string, string][]> {
  const path = join(folder, 'wishes.csv')
  writeFileSync(path, text)
  return (await issuesOf(path, { map })).map(({ title, body }) => [title, body])
}

function readingOfHeader(header: readonly string[]): unknown {
  const columns = columnsOf(header)
  if (columns === null) throw new Error('no columns')
  const { used, unused } = readingOf('a.csv', { delimiter: ',', columns })
  return { used, unused }
}

test('texts in several columns stand one below the other, each under the name of its column', async () => {
  const map = ['Wish=title', 'Why=description', 'How=description']
  expect(await textsOf('Wish,Why,How\nDark,At night,In black\nLight,By day,\n', map)).toEqual([
    ['Dark', '#### Why\n\nAt night\n\n#### How\n\nIn black'],
    ['Light', 'By day'],
  ])
})

test('a row without a title is called by its first text, and keeps the others', async () => {
  const text = 'Description,Details\nDark mode,In black\nLight mode,\n'
  expect(await textsOf(text)).toEqual([
    ['Dark mode', '#### Description\n\nDark mode\n\n#### Details\n\nIn black'],
    ['Light mode', ''],
  ])
})

test('of several titles one is taken, and the others are said to be unused', async () => {
  expect(readingOfHeader(['Summary', 'Title', 'Description'])).toEqual({
    used: [
      ['title', ['Title']],
      ['description', ['Description']],
    ],
    unused: ['Summary'],
  })
  expect(await textsOf('Summary,Title\nShort,Long\n')).toEqual([['Long', '']])
})

test('a name is a title only where nothing else is', async () => {
  expect(await textsOf('Name,Idea\nAnn,Dark mode\n')).toEqual([['Dark mode', '']])
  expect(await textsOf('Name,Titre/fr\nAnn,Mode sombre\n')).toEqual([['Mode sombre', '']])
  expect(await textsOf('Name,Votes\nDark mode,3\n')).toEqual([['Dark mode', '']])
})

test('a title in several languages is one title', () => {
  expect(readingOfHeader(['title/ca', 'title/es'])).toEqual({
    used: [['title', ['title/ca', 'title/es']]],
    unused: [],
  })
})
