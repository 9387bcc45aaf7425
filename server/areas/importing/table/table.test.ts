import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { describeWithData } from '#server/testing/feedbackData.ts'
import { readIssues, type ReadOptions } from '../readers/readIssues.ts'
import type { ImportedIssue, ReadEvent } from '../shape.ts'
import { survey } from '../source/survey.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function read(source: string, options: ReadOptions = {}): Promise<ReadEvent[]> {
  const events: ReadEvent[] = []
  for await (const event of readIssues(source, await survey(source, options), options))
    events.push(event)
  return events
}

const issuesIn = async (source: string, options: ReadOptions = {}): Promise<ImportedIssue[]> =>
  (await read(source, options)).flatMap((event) => (event.kind === 'issue' ? [event.issue] : []))

function written(name: string, text: string | Buffer): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

type Row = Record<string, string>
const rowsOf = (text: string): Row[] => parse(text, { columns: true, bom: true }) as Row[]
const plain = (text = ''): string =>
  text.replaceAll('\0', '\uFFFD').replace(/\r\n?/g, '\n').normalize('NFC')
const line = (text = ''): string =>
  plain(text)
    .replace(/[\n\t]+/g, ' ')
    .trim()
const tagsOf = (text = ''): string[] => [
  ...new Map(
    text
      .split(',')
      .map((tag) => line(tag))
      .filter((tag) => tag !== '')
      .map((tag) => [tag.toLowerCase(), tag]),
  ).keys(),
]

describeWithData('derived-csv', (data) => {
  const sets = [
    'fider-layout-rust',
    'fider-layout-decidim',
    'canny-layout-rust',
    'canny-layout-bitcoin-core-gui',
  ]
  test.each(sets)(
    '%s: every row, field by field',
    async (name) => {
      const path = join(data, `${name}.csv.gz`)
      const rows = rowsOf(gunzipSync(readFileSync(path)).toString('utf8'))
      const issues = await issuesIn(path)
      expect(issues).toHaveLength(rows.length)
      const found = issues.map((issue) => ({
        tracker: issue.tracker,
        source: issue.source,
        key: issue.key,
        title: issue.title,
        body: issue.body,
        author: issue.author,
        created: Date.parse(issue.createdAt),
        votes: issue.reactions === null ? null : (issue.reactions['+1'] ?? 0),
        status: issue.status?.word,
        board: issue.board,
        labels: issue.labels.map((label) => label.name.toLowerCase()),
        closedAt: issue.closedAt,
      }))
      const isFider = name.startsWith('fider')
      expect(found).toEqual(
        rows.map((row) => ({
          tracker: isFider ? 'Fider' : 'Canny',
          source: name,
          key: row['number'] ?? row['url'],
          title: line(row['title']),
          body: plain(row['description'] ?? row['details']),
          author: line(row['created_by'] ?? row['author_name']) || null,
          created: Date.parse(row['created_at'] ?? row['created'] ?? ''),
          votes:
            (row['votes_count'] ?? row['votes']) === ''
              ? null
              : Number(row['votes_count'] ?? row['votes']),
          status: row['status'],
          board: row['board'] ?? null,
          labels: tagsOf(`${row['category'] ?? ''},${row['tags'] ?? ''}`),
          closedAt:
            ['completed', 'declined'].includes(row['status'] ?? '') && row['responded_at']
              ? new Date(row['responded_at']).toISOString()
              : null,
        })),
      )
    },
    60_000,
  )

  test('any delimiter and any encoding that is marked or told reads the same', async () => {
    const bytes = gunzipSync(readFileSync(join(data, 'fider-layout-decidim.csv.gz')))
    const head = rowsOf(bytes.toString('utf8')).slice(0, 200)
    const comma = stringify(head, { header: true })
    const expected = await issuesIn(written('a.csv', comma), { project: 'p' })
    expect(expected).toHaveLength(200)
    for (const delimiter of [';', '\t', '|'])
      expect(
        await issuesIn(written('b.csv', stringify(head, { header: true, delimiter, bom: true })), {
          project: 'p',
        }),
      ).toEqual(expected)
    const wide = Buffer.from(`\uFEFF${comma}`, 'utf16le')
    expect(await issuesIn(written('c.csv', wide), { project: 'p' })).toEqual(expected)
    expect(await issuesIn(written('d.csv', wide.swap16()), { project: 'p' })).toEqual(expected)
    const latin = head.filter(
      (row) =>
        Object.values(row).join('') ===
        Buffer.from(Object.values(row).join(''), 'latin1').toString('latin1'),
    )
    const path = written('e.csv', Buffer.from(stringify(latin, { header: true }), 'latin1'))
    const isLatin = new Set(latin.map((row) => row['number']))
    expect(await issuesIn(path, { project: 'p', encoding: 'latin1' })).toEqual(
      expected.filter(({ key }) => isLatin.has(key)),
    )
    expect(await read(path)).toMatchObject([
      { kind: 'broken', note: { item: 'e.csv', what: expect.stringContaining('not UTF-8') } },
    ])
  })
})

describeWithData('polis-open-data', (data) => {
  test('statements have the last votes of each voter, under their own name', async () => {
    const from = join(data, 'vtaiwan.uberx')
    const rows = rowsOf(readFileSync(join(from, 'comments.csv'), 'utf8'))
    const last = new Map<string, { at: number; vote: string }>()
    for (const row of rowsOf(
      gunzipSync(readFileSync(join(from, 'votes.csv.gz'))).toString('utf8'),
    )) {
      const key = `${row['comment-id'] ?? ''} ${row['voter-id'] ?? ''}`
      if ((last.get(key)?.at ?? 0) <= Number(row['timestamp']))
        last.set(key, { at: Number(row['timestamp']), vote: row['vote'] ?? '' })
    }
    const votesFor = (id: string): number =>
      [...last].filter(([key, { vote }]) => key.startsWith(`${id} `) && vote === '1').length
    const events = await read(from)
    const issues = events.flatMap((event) => (event.kind === 'issue' ? [event.issue] : []))
    const kept = rows.filter((row) => row['moderated'] !== '-1')
    expect(issues.map(({ tracker, source, key }) => [tracker, source, key])).toEqual(
      kept.map((row) => ['Pol.is', 'vtaiwan.uberx', row['comment-id']]),
    )
    expect(events.filter(({ kind }) => kind === 'skipped')).toHaveLength(rows.length - kept.length)
    expect(issues.map(({ reactions }) => reactions?.['+1'] ?? 0)).toEqual(
      kept.map((row) => votesFor(row['comment-id'] ?? '')),
    )
    expect(issues.map(({ createdAt }) => Date.parse(createdAt))).toEqual(
      kept.map((row) => Number(row['timestamp'])),
    )
    for (const [at, { title, body }] of issues.entries())
      expect(body || title).toBe(
        body
          ? plain(kept[at]?.['comment-body'])
          : line(kept[at]?.['comment-body']).replace(/\s+/g, ' '),
      )
  })
})

test('UserVoice: its own column names', async () => {
  const path = written(
    'suggestions-2024-05-01.csv',
    'suggestion.id,suggestion.title,suggestion.body,suggestion.status.name,suggestion.forum.name,suggestion.labels.name,suggestion.created_timestamp,suggestion.parent.id\n' +
      '7,Dark mode,Please,started,Apps,"ui, web",2024-05-01 10:00:00 UTC,3\n',
  )
  expect(await issuesIn(path)).toMatchObject([
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
  expect(await issuesIn(path)).toMatchObject([
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

test('columns of any other name are told; without that their names are said', async () => {
  const path = written('wishes.csv', 'Wunsch;Warum;Stimmen\nDunkel;Nachts;3\n')
  expect(await read(path)).toMatchObject([
    { kind: 'other', item: expect.stringContaining('its columns are Wunsch, Warum, Stimmen') },
  ])
  const map = ['Wunsch=title', 'warum=description', 'Stimmen=votes']
  expect(await issuesIn(path, { map })).toMatchObject([
    { tracker: 'CSV', source: 'wishes', title: 'Dunkel', body: 'Nachts', reactions: { '+1': 3 } },
  ])
})

test('a file that was made again on another day is the same project, and an idea keeps its key', async () => {
  const text = 'title,created\nA,2024-01-01\n'
  const [one] = await issuesIn(written('feedback-2024-05-01.csv', text))
  const [two] = await issuesIn(written('feedback 2024-06-01 (2).csv', text))
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
  const events = await read(path)
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
