import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { describeWithData } from '#server/testing/feedbackData.ts'
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
      const issues = await issuesOf(path)
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
    const expected = await issuesOf(written('a.csv', comma), { project: 'p' })
    expect(expected).toHaveLength(200)
    for (const delimiter of [';', '\t', '|'])
      expect(
        await issuesOf(written('b.csv', stringify(head, { header: true, delimiter, bom: true })), {
          project: 'p',
        }),
      ).toEqual(expected)
    const wide = Buffer.from(`\uFEFF${comma}`, 'utf16le')
    expect(await issuesOf(written('c.csv', wide), { project: 'p' })).toEqual(expected)
    expect(await issuesOf(written('d.csv', wide.swap16()), { project: 'p' })).toEqual(expected)
    const latin = head.filter(
      (row) =>
        Object.values(row).join('') ===
        Buffer.from(Object.values(row).join(''), 'latin1').toString('latin1'),
    )
    const path = written('e.csv', Buffer.from(stringify(latin, { header: true }), 'latin1'))
    const isLatin = new Set(latin.map((row) => row['number']))
    expect(await issuesOf(path, { project: 'p', encoding: 'latin1' })).toEqual(
      expected.filter(({ key }) => isLatin.has(key)),
    )
    expect(await readAll(path)).toMatchObject([
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
    const events = await readAll(from)
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
