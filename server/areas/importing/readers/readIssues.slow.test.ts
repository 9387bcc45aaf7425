import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ImportedIssue, ReadEvent } from '../items/shape.ts'
import { filesOf, fixture, tarOf } from '../testing/pack.ts'
import { readIssues } from './readIssues.ts'
import { survey } from './survey.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'earshot-read-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function read(source: string): Promise<ReadEvent[]> {
  const events: ReadEvent[] = []
  for await (const event of readIssues(source, await survey(source))) events.push(event)
  return events
}

function written(name: string, bytes: Buffer | string): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

const issuesOf = (events: readonly ReadEvent[]): ImportedIssue[] =>
  events
    .flatMap((event) => (event.kind === 'issue' ? [event.issue] : []))
    .sort((a, b) => Number(a.key) - Number(b.key))
const counted = (events: readonly ReadEvent[]): Record<string, number> =>
  events.reduce<Record<string, number>>(
    (counts, { kind }) => ({ ...counts, [kind]: (counts[kind] ?? 0) + 1 }),
    {},
  )

test('files that are looked at and not read to their end are closed', async () => {
  for (let n = 1; n <= 40; n++) written(`picture-${n}.bin`, Buffer.alloc(200_000, n))
  const open = (): number => readdirSync('/dev/fd').length
  const before = open()
  await read(folder)
  expect(open() - before).toBeLessThan(5)
})

test('what the database cannot store is left in no field, however the source calls it', async () => {
  const text = 'a\0b\ud83d'
  const raw = {
    ...{ number: 7, title: text, body: text, state: text, state_reason: text },
    ...{ locked: true, active_lock_reason: text, milestone: { title: text } },
    ...{ url: `https://github.com/a/b${text}/issues/7`, html_url: text, user: { login: text } },
    ...{ labels: [{ name: text, color: text }], reactions: { '+1': 1, [text]: 1 } },
    ...{
      created_at: text,
      assignee: text,
      repository_url: `https://api.github.com/repos/a/b${text}`,
    },
  }
  written('000007-main.json', JSON.stringify(raw))
  written('000007-comments.json', JSON.stringify([{ id: text, user: { login: text }, body: text }]))
  written(
    '000007-xrefs.json',
    JSON.stringify([{ event: text, id: text, actor: { login: text }, [text]: [{ login: text }] }]),
  )
  const events = await read(folder)
  expect(counted(events)).toEqual({ issue: 1 })
  expect(JSON.stringify(events)).not.toMatch(/\\u0000|\\ud83d/)
  expect(issuesOf(events)[0]!.facts['locked']).toBe('a\ufffdb\ufffd')
  expect(issuesOf(events)[0]!.comments).toHaveLength(1)
  expect(issuesOf(events)[0]!.events).toHaveLength(1)
})

test('without an address an issue of several files is of the project that is told, and so is a list under a name', async () => {
  written('7-main.json', JSON.stringify({ number: 7, title: 'A', state: 'open', body: '' }))
  written('list.json', JSON.stringify({ issues: [{ number: 8, title: 'B', state: 'OPEN' }] }))
  written('plan.json', JSON.stringify([{ number: 1, title: 'v2', state: 'open', open_issues: 3 }]))
  const events: ReadEvent[] = []
  const options = { project: 'a/b' }
  for await (const event of readIssues(folder, await survey(folder), options)) events.push(event)
  expect(issuesOf(events).map(({ source, key }) => [source, key])).toEqual([
    ['a/b', '7'],
    ['a/b', '8'],
  ])
})

test('GitHub REST: the files of each issue are put together', async () => {
  const events = await read(fixture('rest'))
  expect(counted(events)).toEqual({ issue: 10, pull: 1, broken: 2 })
  const issues = issuesOf(events)
  expect(issues.map((issue) => Number(issue.key))).toEqual([12, 14, 19, 20, 31, 32, 33, 45, 50, 53])
  expect(issues[0]).toMatchObject({
    source: 'fieldnotes/app',
    author: 'mira-okafor',
    closed: true,
    reason: 'completed',
    closedBy: 'jonas-w',
    reactions: { '+1': 7, heart: 2 },
  })
  expect(issues[0]?.labels).toEqual([
    { name: 'Bug', color: '#d73a4a' },
    { name: 'area: export', color: '#0e8a16' },
  ])
  expect(issues[0]?.comments.map(({ key, reactions }) => [key, reactions])).toEqual([
    ['7001', { '+1': 3, eyes: 1 }],
    ['7002', {}],
  ])
  expect(new Set(issues[0]?.events.map((event) => event.key)).size).toBe(3)
})

test('GitHub REST: what is odd is mended and said', async () => {
  const events = await read(fixture('rest'))
  const notes = events.flatMap((event) =>
    'notes' in event ? event.notes : 'note' in event ? [event.note] : [],
  )
  const said = (item: string): string[] =>
    notes.filter((note) => note.item.endsWith(item)).map((note) => note.what)
  const bodyOf = (number: number): string | undefined =>
    issuesOf(events).find((issue) => issue.key === String(number))?.body
  expect(said('#14')).toEqual(['no text in the body'])
  expect(bodyOf(14)).toBe('')
  expect(said('#19')).toContain('U+0000 in the body')
  expect(bodyOf(19)).toBe('粘贴的文字里有一个看不见的字符\uFFFD在这里。')
  expect(said('#20')).toEqual(
    expect.arrayContaining([
      'half a character (unpaired surrogate) in the body',
      'another number of comments than the source says',
    ]),
  )
  expect(said('#33')).toEqual(['no title'])
  expect(said('#45')).toContain('no time of creation')
  expect(said('000050-comments.json')).toEqual([expect.stringContaining('broken JSON')])
  expect(said('000051-main.json')).toEqual([expect.stringContaining('broken JSON')])
  expect(said('000052')).toEqual(['comments or events of an issue whose own file is not there'])
})

test('metadata backup: comments are told from the other events, pull requests are left out', async () => {
  const events = await read(fixture('backup'))
  expect(counted(events)).toEqual({ issue: 4, pull: 1, other: 1 })
  const [first, junk, third, fifth] = issuesOf(events)
  expect(first).toMatchObject({
    source: 'fieldnotes/desktop',
    reactions: null,
    body: expect.stringContaining('1. Resize\n2. Restart'),
  })
  expect(junk).toMatchObject({ title: '.', author: null, facts: { locked: 'spam' } })
  expect(third?.comments.map((comment) => [comment.key, comment.author])).toEqual([
    ['110', 'lotte-k'],
    ['111', null],
  ])
  expect(third?.events.map((event) => event.event)).toEqual([
    'renamed',
    'milestoned',
    'unlabeled',
    'closed',
    'reopened',
    'closed',
  ])
  expect(fifth?.comments).toHaveLength(1)
})

test('archive.json: the project and the colours are found wherever in the file they stand', async () => {
  const events = await read(fixture('archive'))
  expect(counted(events)).toEqual({ issue: 2, broken: 1, pull: 2 })
  const [first, second] = issuesOf(events)
  expect(first).toMatchObject({
    source: 'fieldnotes/spec',
    reactions: null,
    labels: [{ name: 'Discuss', color: '#cccccc' }],
  })
  expect(first?.comments.map((comment) => comment.body)).toEqual([
    'Yes.',
    'Yes.',
    'A character that cannot be stored: \uFFFD.',
  ])
  expect(second).toMatchObject({
    author: null,
    closed: true,
    reason: null,
    labels: [{ name: 'discuss' }],
  })
})

test.each(['rest', 'backup', 'archive'] as const)(
  '%s reads the same from a folder, .tar and .tar.gz, whatever they are called',
  async (name) => {
    const files = filesOf(fixture(name))
    const expected = issuesOf(await read(fixture(name)))
    const tar = await tarOf(files)
    expect(issuesOf(await read(written('set.tar', tar)))).toEqual(expected)
    expect(issuesOf(await read(written('set.json', gzipSync(tar))))).toEqual(expected)
    rmSync(join(folder, 'set.json'))
    expect(issuesOf(await read(folder))).toEqual(expected)
  },
)

test('an archive.json reads the same plain and gzipped', async () => {
  const [[, bytes] = ['', Buffer.alloc(0)]] = filesOf(fixture('archive'))
  const expected = issuesOf(await read(fixture('archive')))
  expect(issuesOf(await read(written('a.txt', bytes)))).toEqual(expected)
  expect(issuesOf(await read(written('a', gzipSync(bytes))))).toEqual(expected)
})

test('the files of an issue may lie anywhere in an archive, and twice', async () => {
  const files = filesOf(fixture('rest'))
  const shuffled = [...files].sort(([a], [b]) => a.slice(-9).localeCompare(b.slice(-9)))
  const path = written('set.tar', await tarOf([...shuffled, ...files.slice(0, 4)]))
  const events = await read(path)
  expect(issuesOf(events)).toEqual(issuesOf(await read(fixture('rest'))))
  expect(events.flatMap((event) => (event.kind === 'note' ? [event.note.what] : []))).toContain(
    'the same file twice',
  )
})

test('a source that breaks off gives what came before, and says so', async () => {
  const files = filesOf(fixture('backup')).map(([name, bytes]) => [name, bytes] as const)
  const tar = await tarOf(files)
  const events = await read(written('cut.tar', tar.subarray(0, tar.length - 6_000)))
  expect(issuesOf(events).length).toBeGreaterThan(0)
  expect(events.at(-1)).toMatchObject({ kind: 'cut' })
  const zipped = gzipSync(tar)
  expect(
    (await read(written('cut.tgz', zipped.subarray(0, zipped.length - 40)))).some(
      (event) => event.kind === 'cut',
    ),
  ).toBe(true)
})

test('names that climb out of an archive are only names', async () => {
  const [[, main] = ['', Buffer.alloc(0)]] = filesOf(fixture('rest')).filter(([name]) =>
    name.endsWith('12-main.json'),
  )
  const path = written(
    'evil.tar',
    await tarOf([
      ['../../../../tmp/earshot-escaped/000012-main.json', main],
      ['/etc/earshot/000013-main.json', '{}'],
    ]),
  )
  const events = await read(path)
  expect(issuesOf(events)).toHaveLength(1)
  expect(counted(events)).toEqual({ issue: 1, broken: 1 })
})

test('a file that unpacks to more than an issue can be is left out, by name', async () => {
  const bomb = gzipSync(
    Buffer.concat([Buffer.from('{"number":1,"body":"'), Buffer.alloc(65 * 1024 * 1024, 'a')]),
    { level: 1 },
  )
  const [event] = await read(written('bomb.gz', bomb))
  expect(event).toMatchObject({
    kind: 'broken',
    note: { item: 'bomb.gz', what: 'larger than 64 MB' },
  })
})

test('an archive inside itself ends somewhere', async () => {
  let bytes: Buffer = Buffer.from('{}')
  for (let i = 0; i < 20; i++) bytes = gzipSync(bytes)
  expect(counted(await read(written('deep.gz', bytes)))).toEqual({ other: 1 })
})
