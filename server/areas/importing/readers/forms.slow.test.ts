import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeWithData } from '#server/testing/feedbackData.ts'
import type { ImportedIssue, ReadEvent } from '../items/shape.ts'
import {
  filesIn,
  ghIssue,
  graphqlAnswer,
  looseComment,
  restIssues,
  type RestIssue,
} from '../testing/forms.ts'
import { readIssues, type ReadOptions } from './readIssues.ts'
import { survey } from './survey.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'earshot-forms-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function read(source: string, options: ReadOptions = {}): Promise<ReadEvent[]> {
  const events: ReadEvent[] = []
  for await (const event of readIssues(source, await survey(source, options), options))
    events.push(event)
  return events
}

test('what tells of the data in its folder is passed over', async () => {
  writeFileSync(join(folder, 'README.md'), '# Title\n\nTitle, votes\nSearch, 3\n')
  writeFileSync(join(folder, 'LICENSE'), 'Do what you want.')
  writeFileSync(join(folder, 'ideas.csv'), 'title,votes\nSearch,3\n')
  const seen = (await read(folder)).map((event) => event.kind)
  expect(seen).toEqual(['issue'])
})

/** The issues of a source by number, with what came in without them. */
async function issuesIn(source: string): Promise<ImportedIssue[]> {
  const events = await read(source)
  const issues = new Map(
    events.flatMap((event) => (event.kind === 'issue' ? [[event.issue.key, event.issue]] : [])),
  )
  for (const event of events)
    if (event.kind === 'comments')
      issues.get(event.loose.key)?.comments.push(...event.loose.comments)
  return [...issues.values()].sort((a, b) => Number(a.key) - Number(b.key))
}

function written(name: string, text: string): string {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const half = <T>(all: readonly T[], which: 0 | 1): T[] =>
  which === 0 ? all.slice(0, all.length / 2) : all.slice(all.length / 2)

const lines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('')

/** Removes what `gh … --json` and the queries do not ask for. */
const without = (issue: ImportedIssue): ImportedIssue => ({
  ...issue,
  closedBy: null,
  facts: issue.facts['milestone'] === undefined ? {} : { milestone: issue.facts['milestone'] },
})

describeWithData('rust-issues-github-rest', (data) => {
  let all: RestIssue[]
  let expected: ImportedIssue[]
  beforeAll(async () => {
    // Every tenth, with all that is odd among them.
    const set = await restIssues(filesIn(join(data, 'items.tar.gz')))
    all = set
      .filter(({ main }, at) => at % 10 === 0 || String(main['body']).includes('\0'))
      .sort((a, b) => Number(a.main['number']) - Number(b.main['number']))
    const kept = mkdtempSync(join(tmpdir(), 'earshot-parts-'))
    for (const { main, comments } of all) {
      writeFileSync(join(kept, `${String(main['number'])}-main.json`), JSON.stringify(main))
      writeFileSync(join(kept, `${String(main['number'])}-comments.json`), JSON.stringify(comments))
    }
    expected = await issuesIn(kept)
    rmSync(kept, { recursive: true })
  })

  const comments = (): unknown[] =>
    all.flatMap((issue) => issue.comments.map((comment) => looseComment(comment, issue.main)))
  const mains = (): unknown[] => all.map(({ main }) => main)

  test('arrays one after another, and the comments of all issues beside them', async () => {
    written('comments.json', JSON.stringify(comments()))
    written(
      'issues.json',
      `${JSON.stringify(half(mains(), 0))}${JSON.stringify(half(mains(), 1), null, 1)}\n`,
    )
    const found = await issuesIn(folder)
    expect(expected.length).toBeGreaterThan(150)
    expect(found).toEqual(expected)
  })

  test('a value on each line', async () => {
    written('issues.ndjson', lines(mains()))
    written('comments.ndjson', lines(comments()))
    expect(await issuesIn(folder)).toEqual(expected)
  })

  test('comments by gh api --slurp, a page of which is there twice', async () => {
    const pages = [half(comments(), 0), half(comments(), 1)]
    written('issues.json', JSON.stringify(mains()))
    written('comments.json', JSON.stringify(pages))
    written('more.json', JSON.stringify(pages[1]))
    expect(await issuesIn(folder)).toEqual(expected)
  })

  test('an issue a file, and a comment a file', async () => {
    for (const { main, comments: own } of all.slice(0, 20)) {
      const number = String(main['number'])
      written(`${number}/issue.json`, JSON.stringify(main))
      for (const comment of own) {
        const { issue_url: _, html_url: __, url: ___, ...bare } = comment
        written(`${number}/comments/${String(comment['id'])}.json`, JSON.stringify(bare))
      }
    }
    expect(await issuesIn(folder)).toEqual(expected.slice(0, 20))
  })

  test('gh issue list --json', async () => {
    const path = written('list.json', JSON.stringify(all.map(ghIssue)))
    expect(await issuesIn(path)).toEqual(expected.map(without))
  })

  test('gh api graphql, one page after another', async () => {
    const pages = [graphqlAnswer(half(all, 0)), graphqlAnswer(half(all, 1))]
    const one = await issuesIn(
      written('pages.json', pages.map((page) => JSON.stringify(page)).join('')),
    )
    expect(one).toEqual(expected.map(without))
    expect(await issuesIn(written('slurped.json', JSON.stringify(pages)))).toEqual(one)
  })
})

test('an issue that names no project is called as the file, or as is told', async () => {
  const path = written('tracker.json', '[{"number":1,"title":"A","state":"OPEN"}]')
  expect((await issuesIn(path))[0]?.source).toBe('tracker')
  const [event] = await read(path, { project: 'a/b' })
  expect(event).toMatchObject({ kind: 'issue', issue: { source: 'a/b' } })
})

test('pull requests are left out in every form', async () => {
  const path = written(
    'all.json',
    JSON.stringify([
      {
        number: 1,
        title: 'A',
        state: 'open',
        pull_request: {},
        html_url: 'https://github.com/a/b/pull/1',
      },
      { number: 2, title: 'B', state: 'OPEN', url: 'https://github.com/a/b/pull/2' },
      { number: 3, title: 'C', state: 'OPEN', __typename: 'PullRequest' },
      { id: 1, body: 'x', html_url: 'https://github.com/a/b/pull/1#issuecomment-1' },
    ]),
  )
  expect((await read(path)).map(({ kind }) => kind)).toEqual(['pull', 'pull', 'pull', 'pull'])
})

const issue = (number: number, body = 'x') =>
  JSON.stringify({ number, title: `T${number}`, state: 'open', body })

test.each([
  ['broken', '{"number":2,"title":}', 'broken JSON'],
  [
    'nested 100,000 deep',
    `{"number":2,"title":"T","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'nested deeper than 200 levels',
  ],
  ['of 64 MB', issue(2, 'x'.repeat(64 * 1024 * 1024)), 'larger than 64 MB'],
  ['no issue', '{"name":"x"}', 'no issue and no comment'],
])('one element that is %s costs itself alone', async (_, element, what) => {
  const events = await read(written('all.json', `[${issue(1)},${element},${issue(3)}]`))
  expect(events.flatMap((event) => (event.kind === 'issue' ? [event.issue.key] : []))).toEqual([
    '1',
    '3',
  ])
  expect(events.flatMap((event) => ('note' in event ? [event.note] : []))).toMatchObject([
    { item: 'all.json[1]', what },
  ])
})

test.each([
  ['cut.json', `[${issue(1)},{"numb`, 'the file ends in the middle'],
  ['empty.json', '', 'an empty file'],
  ['bad.ndjson', `{"number":\n${issue(7)}`, 'broken JSON'],
])('%s among others is blamed by its own name, and the rest is read', async (name, text, what) => {
  written('a.json', issue(4))
  written(name, text)
  written('z.json', issue(5))
  const events = await read(folder)
  const numbers = events.flatMap((event) => (event.kind === 'issue' ? [event.issue.key] : []))
  expect(numbers).toEqual(expect.arrayContaining(['4', '5']))
  const notes = events.flatMap((event) => ('note' in event ? [event.note] : []))
  expect(notes).toMatchObject([{ item: expect.stringContaining(name), what }])
})

test('a page without an issue among the pages of a list is nothing', async () => {
  const path = join(folder, 'pages.json')
  writeFileSync(path, `[[${issue(1)}], []]`)
  expect((await read(path)).map(({ kind }) => kind)).toEqual(['issue'])
})

test('a text in Latin-1 is refused by name, and read when that is told', async () => {
  const path = join(folder, 'latin.json')
  writeFileSync(path, Buffer.from(`[${issue(1, 'caf\u00e9')}]`, 'latin1'))
  expect(await read(path)).toMatchObject([
    { kind: 'broken', note: { what: expect.stringContaining('not UTF-8') } },
  ])
  const events = await read(path, { encoding: 'latin1' })
  expect(events.at(-1)).toMatchObject({ kind: 'issue', issue: { body: 'caf\u00e9' } })
})

test('UTF-16 is told from its mark', async () => {
  const path = join(folder, 'wide.json')
  writeFileSync(path, Buffer.from(`\uFEFF[${issue(1, 'caf\u00e9 漢字')}]`, 'utf16le'))
  expect((await read(path)).at(-1)).toMatchObject({ kind: 'issue', issue: { body: 'café 漢字' } })
})
