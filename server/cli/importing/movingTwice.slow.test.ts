import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { record, type Raw } from '#server/areas/importing/items/raw.ts'
import {
  filesIn,
  looseComment,
  type RestIssue,
  restIssues,
} from '#server/areas/importing/testing/forms.ts'
import { MIGRATIONS_FOLDER } from '#server/db/migrations.ts'
import { describeWithData } from '#server/testing/feedbackData.ts'
import { openInProcess } from '#server/testing/openInProcess.ts'
import { runCli } from '../archiving/testing/runCli.ts'

const LATER = '2026-02-03T04:05:06Z'
/** As `gh api --paginate` writes lists. */
const PAGE = 100

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-moving-'))
const dataDir = path.join(folder, 'data')
const source = path.join(folder, 'tracker')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Stored {
  title: string
  body: string
  status: string
  reason: string
  tags: string[]
  comments: number
  said: string
  into: string | null
  counted: number
}

const STORED = `select json_object_agg(i.source_key, json_build_object('title', i.title, 'body', md5(i.body), 'status', s.category,
    'reason', s.slug, 'tags', array(select t.name from idea_tag x join tag t on t.id = x.tag_id where x.idea_number = i.number order by t.name collate "C"),
    'comments', (select count(*) from comment c where c.idea_number = i.number),
    'said', (select md5(string_agg(c.body, '|' order by c.source_key collate "C")) from comment c where c.idea_number = i.number),
    'into', (select m.source_key from idea m where m.number = i.merged_into), 'counted', i.comment_count)) as ideas
  from idea i join status s on s.id = i.status_id`

function inDatabase(sql: string): Raw[] {
  const { status, out, err } = openInProcess(dataDir, MIGRATIONS_FOLDER, sql)
  if (status !== 0) throw new Error(err)
  return JSON.parse(out) as Raw[]
}
const stored = (): Record<string, Stored> =>
  inDatabase(STORED)[0]?.['ideas'] as Record<string, Stored>

/** Writes the two files that docs/IMPORTING.md asks for. */
function write(issues: readonly RestIssue[]): void {
  const pages = (all: readonly Raw[]): string =>
    Array.from({ length: Math.ceil(all.length / PAGE) }, (_, at) =>
      JSON.stringify(all.slice(at * PAGE, (at + 1) * PAGE)),
    ).join('')
  mkdirSync(source, { recursive: true })
  writeFileSync(path.join(source, 'issues.json'), pages(issues.map(({ main }) => main)))
  const comments = issues.flatMap(({ main, comments: own }) =>
    own.map((comment) => looseComment(comment, main)),
  )
  writeFileSync(path.join(source, 'comments.json'), pages(comments))
}

async function importOnce(): Promise<string> {
  const { code, said } = await runCli('import', [source, '--details'], { DATA_DIR: dataDir })
  expect([code, said]).toEqual([0, expect.stringContaining('Done.')])
  return said.slice(said.indexOf('  Added'))
}

const labelsOf = ({ main }: RestIssue): string[] =>
  (main['labels'] as Raw[]).map((label) => String(label['name'])).sort()
const numberOf = ({ main }: RestIssue): string => String(main['number'])

/** Issues on which each change can be seen by itself: nothing about them is odd, and nobody speaks of duplicates. */
function plainIssues(issues: readonly RestIssue[]): { open: RestIssue[]; closed: RestIssue[] } {
  const plain = issues.filter(
    (issue) =>
      issue.comments.length >= 2 &&
      labelsOf(issue).length >= 2 &&
      !/dup|\\u0000/i.test(JSON.stringify(issue)),
  )
  const of = (state: string): RestIssue[] => plain.filter(({ main }) => main['state'] === state)
  return {
    open: of('open'),
    closed: of('closed').filter(({ main }) => main['state_reason'] === 'completed'),
  }
}

describeWithData('rust-issues-github-rest', (data) => {
  let issues: RestIssue[]
  let first: string
  let before: Record<string, Stored>
  beforeAll(async () => {
    issues = await restIssues(filesIn(path.join(data, 'items.tar.gz')))
    write(issues)
    first = await importOnce()
    before = stored()
  }, 900_000)

  test('what was changed at a tracker in ten ways is what the second report says and what is stored', async () => {
    expect(first).toMatch(
      /Added +1,500 ideas, 12,629 comments, [\d,]+ timeline entries, 2,098 votes/,
    )
    expect(first).toMatch(/Merged +8 duplicates into what they repeat/)
    expect(first).not.toContain('comments that are in no file here')
    expect(Object.keys(before)).toHaveLength(1_500)

    const { open, closed } = plainIssues(issues)
    const take = (from: RestIssue[]): RestIssue => {
      const next = from.shift()
      if (next === undefined) throw new Error('The set has too few plain issues')
      next.main['updated_at'] = LATER
      return next
    }
    const [root, repeated] = [take(open), take(open)]
    const [reopened, declined, titled, edited, tagged, untagged] = Array.from({ length: 6 }, () =>
      take(closed),
    ) as [RestIssue, RestIssue, RestIssue, RestIssue, RestIssue, RestIssue]
    const [reworded, answered, silenced, ours] = Array.from({ length: 4 }, () => take(closed)) as [
      RestIssue,
      RestIssue,
      RestIssue,
      RestIssue,
    ]
    const say = (issue: RestIssue, id: number, body: string): number =>
      issue.comments.push({
        id,
        body,
        user: { login: 'triager' },
        author_association: 'MEMBER',
        created_at: LATER,
        updated_at: LATER,
        reactions: {},
      })

    Object.assign(reopened.main, { state: 'open', state_reason: 'reopened', closed_at: null })
    declined.main['state_reason'] = 'not_planned'
    titled.main['title'] = 'Another title at the source'
    edited.main['body'] = 'Another body at the source'
    const [gone, ...kept] = labelsOf(untagged)
    untagged.main['labels'] = (untagged.main['labels'] as Raw[]).filter(
      (label) => label['name'] !== gone,
    )
    tagged.main['labels'] = [
      ...(tagged.main['labels'] as Raw[]),
      { name: 'wanted by many', color: 'd73a4a' },
    ]
    Object.assign(record(reworded.comments[0]), {
      body: 'Another comment at the source',
      updated_at: LATER,
    })
    say(answered, 9_000_000_001, 'A new comment at the source')
    silenced.comments.shift()
    say(repeated, 9_000_000_002, `Duplicate of #${numberOf(root)}`)
    Object.assign(repeated.main, {
      state: 'closed',
      state_reason: 'completed',
      closed_at: LATER,
      closed_by: { login: 'triager' },
    })
    ours.main['title'] = 'Another title at the source that nobody sees'
    const added = {
      main: { ...titled.main, number: 99_999, title: 'A new issue', body: 'New', comments: 0 },
      comments: [],
    }
    Object.assign(added.main, {
      ...{ state: 'open', state_reason: null, closed_at: null, closed_by: null },
      url: 'https://api.github.com/repos/rust-lang/rust/issues/99999',
      html_url: 'https://github.com/rust-lang/rust/issues/99999',
      comments_url: undefined,
    })
    write([...issues, added])
    // As editing it here leaves it.
    inDatabase(
      `with former as (insert into idea_edit (id, idea_number, editor_id, title, body)
         select 'edit_ours', number, author_id, title, body from idea where source_key = '${numberOf(ours)}')
       update idea set title = 'A title of our own', version = version + 1 where source_key = '${numberOf(ours)}'`,
    )

    const second = await importOnce()
    const named = (what: string, how: string, ...of: RestIssue[]): string => {
      const items = of.map((issue) => `rust-lang/rust#${numberOf(issue)}`)
      return `${of.length} × ${what}: ${how}\n      ${items.join(', ')}`
    }
    const notes = [
      named('another title at the source', 'taken', titled),
      named('another text at the source', 'taken', edited),
      named('a comment with another text at the source', 'taken', reworded),
      named('another title at the source', 'left as it was changed here', ours),
    ]
    for (const note of notes) expect(second).toContain(note)
    const inOrder = (...of: RestIssue[]): RestIssue[] =>
      issues.filter((issue) => of.includes(issue))
    expect(second).toContain(
      named('another status at the source', 'taken', ...inOrder(reopened, declined, repeated)),
    )
    expect(second).toContain(
      named('other labels at the source', 'taken', ...inOrder(tagged, untagged)),
    )
    expect(second).toContain(
      `1 × a duplicate: merged\n      rust-lang/rust#${numberOf(repeated)} (of rust-lang/rust#${numberOf(root)})`,
    )
    expect(second).toMatch(/Added +1 idea, 2 comments, 4 timeline entries\n/)
    expect(second).toMatch(/Already there +1,500 ideas, 7 of them updated\n/)
    expect(second).toMatch(/Changed there +8 changes taken, 1 left as it was changed here\n/)
    expect(second).toMatch(/Merged +1 duplicate into what it repeats\n/)

    const after = stored()
    const changed = Object.keys(after).filter(
      (key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]),
    )
    const was = (issue: RestIssue): Stored => before[numberOf(issue)] as Stored
    const [commented, quiet] = [was(answered), was(root)]
    const expected: [RestIssue, Partial<Stored>][] = [
      [reopened, { status: 'OPEN', reason: 'open' }],
      [declined, { status: 'DECLINED', reason: 'declined' }],
      [titled, { title: 'Another title at the source' }],
      [edited, { body: expect.any(String) }],
      [tagged, { tags: [...labelsOf(tagged)].sort() }],
      [untagged, { tags: kept }],
      [reworded, { said: expect.any(String) }],
      [
        answered,
        {
          comments: commented.comments + 1,
          counted: commented.counted + 1,
          said: expect.any(String),
        },
      ],
      [
        repeated,
        {
          status: 'DECLINED',
          reason: 'declined',
          into: numberOf(root),
          comments: was(repeated).comments + 1,
          counted: was(repeated).counted + 1,
          said: expect.any(String),
        },
      ],
      [root, { counted: quiet.counted + was(repeated).counted + 1 }],
      [ours, { title: 'A title of our own' }],
    ]
    for (const [issue, change] of expected)
      expect([numberOf(issue), after[numberOf(issue)]]).toEqual([
        numberOf(issue),
        { ...was(issue), ...change },
      ])
    expect(after['99999']).toMatchObject({ title: 'A new issue', comments: 0, into: null })
    expect(changed.sort()).toEqual([...expected.map(([issue]) => numberOf(issue)), '99999'].sort())
    expect(after[numberOf(silenced)]).toEqual(before[numberOf(silenced)])

    const { code, said } = await runCli('import', [source], { DATA_DIR: dataDir })
    expect([code, said]).toEqual([0, expect.stringContaining('Nothing new')])
    expect(stored()).toEqual(after)
  }, 900_000)
})
