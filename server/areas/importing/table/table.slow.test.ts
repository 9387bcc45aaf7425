import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { issuesOf, readAll } from '../testing/readAll.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function written(name: string, text: string | Buffer): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

test('UserVoice: its own column names', async () => {
  const path = written(
    'suggestions-2024-05-01.csv',
    'suggestion.id,suggestion.title,suggestion.body,suggestion.status.name,suggestion.forum.name,suggestion.labels.name,suggestion.created_timestamp,suggestion.parent.id\n' +
      '7,Dark mode,Please,started,Apps,"ui, web",2024-05-01 10:00:00 UTC,3\n',
  )
  expect(await issuesOf(path)).toMatchObject([
    {
      tracker: 'UserVoice',
      source: 'suggestions',
      key: '7',
      title: 'Dark mode',
      status: { kind: 'STARTED', word: 'started' },
      board: 'Apps',
      labels: [{ name: 'ui' }, { name: 'web' }],
      createdAt: '2024-05-01T10:00:00.000Z',
      duplicateOf: '3',
    },
  ])
})

test('Decidim: texts in several languages, the first that is there', async () => {
  const path = written(
    'proposals.csv',
    'id;category/name/ca;participatory_space/id;component/id;title/ca;title/es;body/ca;body/es;state;published_at;proposal_votes_count;url\n' +
      '5;Mobilitat;1;2;;Más bicis;;Carriles;accepted;2016-01-22 00:00:00 +0100;12;https://d.example/5\n',
  )
  expect(await issuesOf(path)).toMatchObject([
    {
      tracker: 'Decidim',
      key: '5',
      title: 'Más bicis',
      body: 'Carriles',
      status: { kind: 'PLANNED' },
      labels: [{ name: 'Mobilitat' }],
      createdAt: '2016-01-21T23:00:00.000Z',
      reactions: { '+1': 12 },
      url: 'https://d.example/5',
    },
  ])
})

test('Decidim: its people by name, and dates as the others of the file are written', async () => {
  const path = written(
    'proposals.csv',
    'id,author/id,author/name,title,body,published_at,participatory_space/id,component/id\n' +
      '5,4711,Mia,Bikes,Lanes,05/01/2016 9:05,1,2\n6,4712,Bo,Trees,Shade,22/01/2016 10:00,1,2\n',
  )
  expect(await issuesOf(path)).toMatchObject([
    { author: 'Mia', createdAt: '2016-01-05T09:05:00.000Z' },
    { author: 'Bo', createdAt: '2016-01-22T10:00:00.000Z' },
  ])
})

test('columns of any other name are told; without that their names are said', async () => {
  const path = written('wishes.csv', 'Wunsch;Warum;Stimmen\nDunkel;Nachts;3\n')
  expect(await readAll(path)).toMatchObject([
    {
      kind: 'other',
      item: 'wishes.csv',
      why: expect.stringContaining('its columns are Wunsch, Warum, Stimmen'),
    },
  ])
  const map = ['Wunsch=title', 'warum=description', 'Stimmen=votes']
  expect(await issuesOf(path, { map })).toMatchObject([
    { tracker: 'CSV', source: 'wishes', title: 'Dunkel', body: 'Nachts', reactions: { '+1': 3 } },
  ])
})

test('a file that was made again on another day is the same project, and an idea keeps its key', async () => {
  const text = 'title,created\nA,2024-01-01\n'
  const [one] = await issuesOf(written('feedback-2024-05-01.csv', text))
  const [two] = await issuesOf(written('feedback 2024-06-01 (2).csv', text))
  expect([two?.source, two?.key]).toEqual([one?.source, one?.key])
  expect(one?.source).toBe('feedback')
})

test('a row that is odd costs itself alone', async () => {
  const path = written(
    'odd.csv.gz',
    gzipSync(
      `id,title,votes,status,created\n1,A,many,later,2999-01-01\n,,,,\n2,"B ""q"" \n2nd",5,done,"May 1, 2024"\n3,${'x'.repeat(65 * 1024 * 1024)},1,,\n4,D\n`,
    ),
  )
  const events = await readAll(path)
  const issues = events.flatMap((event) => (event.kind === 'issue' ? [event.issue] : []))
  expect(issues.map(({ key, title }) => [key, title])).toEqual([
    ['1', 'A'],
    ['2', 'B "q"  2nd'],
    ['4', 'D'],
  ])
  expect(issues[1]).toMatchObject({ createdAt: '2024-05-01T00:00:00.000Z', reactions: { '+1': 5 } })
  const notes = events.flatMap((event) =>
    'notes' in event ? event.notes.slice(0, 3) : 'note' in event ? [event.note] : [],
  )
  expect(notes.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'a time after tomorrow (created)',
      'a status whose meaning is not known',
      'a row without a title',
      'a row larger than 64 MB',
    ]),
  )
})

test.each([
  [';', ';'],
  ['tab', '\t'],
  ['~', '~'],
  ['¦', '¦'],
])('what stands between cells is %s where that is told', async (delimiter, sign) => {
  const rows = [
    ['id', 'title, or what, of all, it is', 'created'],
    ['1', 'Ann, Bo, Cy', '22/01/2024'],
    ['2', `"a${sign}b"`, '05/01/2024'],
  ]
  const path = written('told.csv', rows.map((cells) => cells.join(sign)).join('\n'))
  const map = ['id=id', 'title, or what, of all, it is=title', 'created=created']
  expect(await issuesOf(path, { map, delimiter })).toMatchObject([
    { key: '1', title: 'Ann, Bo, Cy', createdAt: '2024-01-22T00:00:00.000Z' },
    { key: '2', title: sign === '\t' ? 'a b' : `a${sign}b`, createdAt: '2024-01-05T00:00:00.000Z' },
  ])
})

test('a row with quotes that are not closed is named by its line', async () => {
  const path = written('a.csv', 'id,title,votes\n1,"A\na",1\n2,"B,2\n3,C,3\n4,"D",4\n')
  expect(await readAll(path)).toMatchObject([
    { kind: 'issue', issue: { key: '1', title: 'A a' } },
    {
      kind: 'broken',
      note: { item: 'a.csv row 2 (line 4)', what: 'a row with quotes that are not closed' },
    },
    { kind: 'issue', issue: { key: '3', title: 'C' } },
    { kind: 'issue', issue: { key: '4', title: 'D' } },
  ])
})

test('lines may end in two ways, and each is a row', async () => {
  const crlfThenLf = written('a.csv', 'id,title,author\r\n1,A,"Bo"\n2,B,Cy\n')
  expect((await issuesOf(crlfThenLf)).map(({ title }) => title)).toEqual(['A', 'B'])
  const lfThenCrlf = written('b.csv', 'id,title,author\n1,A,"Bo"\r\n2,B,"Cy"\r\n')
  expect((await issuesOf(lfThenCrlf)).map(({ author }) => author)).toEqual(['Bo', 'Cy'])
})

test('a row that is wider than its table is left out by its number; a table of one column has no cells', async () => {
  const wide = await readAll(written('wide.csv', 'title,votes\nDark mode, please,4\nLight,1,\n'))
  expect(wide).toMatchObject([
    {
      kind: 'broken',
      note: { item: 'wide.csv row 1', what: 'a row with more cells than the table has columns' },
    },
    { kind: 'issue', issue: { title: 'Light' } },
  ])
  const one = await issuesOf(written('one.csv', 'title\nDark mode, please\n'))
  expect(one.map(({ title }) => title)).toEqual(['Dark mode, please'])
})

test('emoji are drawn in titles', async () => {
  const path = written('emoji.csv', 'id,title,description\n1,:rocket: at 10:30:15,x\n2,,Go :+1:\n')
  expect((await issuesOf(path)).map(({ title }) => title)).toEqual(['🚀 at 10:30:15', 'Go 👍'])
})

test('votes as people write numbers', async () => {
  const rows = ['"1,234"', '1.234', '1 234', '12.0', '7', '1.5'].map(
    (votes, n) => `${n},A,${votes}`,
  )
  const issues = await issuesOf(written('votes.csv', `id,title,votes\n${rows.join('\n')}\n`))
  expect(issues.map(({ reactions }) => reactions?.['+1'])).toEqual([
    1234,
    1234,
    1234,
    12,
    7,
    undefined,
  ])
})

test('a category is a tag once, by its name', async () => {
  const path = written(
    'proposals.csv',
    'id;category/id;category/name/ca;category/name/es;title/ca;parent_id\n5;17;Mobilitat;Movilidad;Bicis;4\n',
  )
  expect(await issuesOf(path)).toMatchObject([
    { labels: [{ name: 'Mobilitat' }], title: 'Bicis', duplicateOf: null },
  ])
})

test('a duplicate names its original by whatever its key is', async () => {
  const path = written('own.csv', 'key,title,duplicate of\nAB-1,A,\nAB-2,B,AB-1\nAB-3,C,AB-3\n')
  expect((await issuesOf(path)).map(({ duplicateOf }) => duplicateOf)).toEqual([null, 'AB-1', null])
})

test('an answer is no comment that the table has counted, and has its own date', async () => {
  const events = await readAll(
    written(
      'fider.csv',
      'number,title,created_by,created_at,votes_count,comments_count,original_number,response,responded_at\n' +
        '1,A,Bo,22/01/2016,3,1,,Yes,05/01/2016 10:00 UTC\n2,B,Bo,22/01/2016,3,0,,No,\n',
    ),
  )
  expect(events).toMatchObject([
    {
      issue: { comments: [{ key: 'answer', createdAt: '2016-01-05T10:00:00.000Z' }] },
      notes: [{ what: 'comments that are in no file here' }],
    },
    { issue: { comments: [{ key: 'answer' }] }, notes: [] },
  ])
})

test('the votes on statements are no file that holds nothing', async () => {
  const at = written('talk/comments.csv', 'comment-id,comment-body,moderated,agrees\n1,Say,1,0\n')
  written('talk/votes.csv', 'timestamp,comment-id,voter-id,vote\n1,1,7,1\n')
  expect((await readAll(dirname(at))).map(({ kind }) => kind)).toEqual(['issue'])
})
