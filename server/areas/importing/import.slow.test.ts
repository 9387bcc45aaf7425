import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { startEmpty } from '#server/areas/site/startEmpty.ts'
import { statement, type OpenDatabase } from '#server/db/database.ts'
import { idea, ideaEvent } from '#server/db/tables/ideas.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { createImporter } from './createImporter.ts'
import { runImport } from './runImport.ts'
import { contentHash } from './testing/contentHash.ts'
import { writeArchive } from './testing/issues.ts'
import { fixture } from './testing/pack.ts'

interface StoredIdea {
  number: number
  title: string
  body: string
  html: string
  author: string | null
  status: string
  votes: number
  comments: number
  tags: string[]
  moved: string
}

const ideas = statement<StoredIdea>(
  'test_imported_ideas',
  `select i.number, i.title, i.body, i.body_html as html, p.name as author, s.slug as status, i.vote_total as votes, i.comment_count as comments, i.status_changed_at as moved,
     array(select t.name from idea_tag it join tag t on t.id = it.tag_id where it.idea_number = i.number order by t.name collate "C") as tags
   from idea i join status s on s.id = i.status_id left join person p on p.id = i.author_id where i.source = $1 order by i.source_key::int`,
)
const comments = statement<{
  key: string
  body: string
  html: string
  author: string | null
  reactions: Record<string, number> | null
}>(
  'test_imported_comments',
  `select c.source_key as key, c.body, c.body_html as html, p.name as author, c.imported_reactions as reactions
   from comment c left join person p on p.id = c.author_id where c.source = $1 order by c.source_key collate "C"`,
)
const jobs = statement<{ counts: Record<string, number>; finished: boolean }>(
  'test_import_jobs',
  'select counts, finished_at is not null as finished from import_job order by created_at',
)
const size = statement<{ rows: number }>(
  'test_import_size',
  `select (select count(*) from idea) + (select count(*) from comment) + (select count(*) from person) + (select count(*) from tag) + (select count(*) from board)
     + (select count(*) from status) + (select count(*) from import_job) as rows`,
)

const unknown = statement<{ name: string }>(
  'test_import_unknown',
  `select relname as name from pg_class where reltuples < 0 and relname in ('idea', 'idea_search', 'comment', 'person', 'idea_tag')`,
)

async function byTitle(db: OpenDatabase, source: string): Promise<Map<string, StoredIdea>> {
  return new Map((await db.query(ideas, [source])).map((idea) => [idea.title, idea]))
}

describeOnEngines('importing the fixture', (open) => {
  test('a dry run says what would be added and adds nothing, not even a board', async () => {
    const report = await runImport(open(), { source: fixture('rest'), dryRun: true })
    expect(report.counts).toMatchObject({
      ideas: 10,
      comments: 5,
      votes: 9,
      present: 0,
      pulls: 1,
      failed: 2,
    })
    expect(await open().query(size)).toEqual([{ rows: 0 }])
  })

  test('GitHub REST: everything is there, on a site that nobody has named yet', async () => {
    const report = await runImport(open(), { source: fixture('rest') })
    expect(report).toMatchObject({
      ended: 'finished',
      counts: { ideas: 10, comments: 5, votes: 9, pulls: 1, failed: 2, otherFiles: 0 },
    })
    const stored = await byTitle(open(), 'fieldnotes/app')
    expect(stored.get('Export all notes as Markdown')).toMatchObject({
      author: 'mira-okafor',
      status: 'shipped',
      votes: 7,
      comments: 2,
      tags: ['Bug', 'area: export'],
      moved: '2023-09-01T10:00:00.000Z',
    })
    expect(stored.get('Offline mode')).toMatchObject({
      body: '',
      status: 'declined',
      moved: '2023-05-11T08:30:00.000Z',
    })
    expect(stored.get('Export everything')).toMatchObject({ status: 'declined' })
    expect(stored.get('笔记搜索不支持中文')).toMatchObject({
      author: null,
      votes: 2,
      tags: ['Bug'],
    })
    expect(stored.get('(no title)')).toMatchObject({ status: 'open', comments: 0 })
    expect(stored.get('دعم الكتابة من اليمين إلى اليسار')?.html).not.toMatch(
      /<script|onerror=|href="javascript/,
    )
    const [job] = await open().query(jobs)
    expect(job).toMatchObject({
      finished: true,
      counts: { ideas: 10, comments: 5, 'U+0000 in the body: replaced by U+FFFD': 1 },
    })
  })

  test('what was imported has statistics, without which searching it takes seconds', async () => {
    expect(await open().query(unknown)).toEqual([])
  })

  test('#123 leads to the idea that issue became, forward and backward, and otherwise to its source', async () => {
    const [first, , , , again, , , late] = await open().query(ideas, ['fieldnotes/app'])
    expect(first?.html).toContain(`<a href="/ideas/${again?.number}"`)
    expect(first?.html).toContain('<a href="https://github.com/fieldnotes/app/issues/999"')
    expect(again?.html).toContain(`<a href="/ideas/${first?.number}"`)
    expect(again?.html).toContain('https://github.com/fieldnotes/app/issues/40"')
    expect(again?.html).toMatch(/<pre><code>see #12\n<\/code><\/pre>/)
    const said = await open().query(comments, ['fieldnotes/app'])
    expect(said.find((comment) => comment.key === '31:7005')?.html).toContain(
      `<a href="/ideas/${late?.number}"`,
    )
  })

  test('people are told apart by login regardless of case, and comments keep their reactions', async () => {
    const said = await open().query(comments, ['fieldnotes/app'])
    expect(said.find((comment) => comment.key === '31:7005')?.author).toBe('mira-okafor')
    expect(said.find((comment) => comment.key === '12:7001')?.reactions).toEqual({
      '+1': 3,
      eyes: 1,
    })
  })

  test('the other formats beside it: no votes are invented', async () => {
    expect((await runImport(open(), { source: fixture('backup') })).counts).toMatchObject({
      ideas: 4,
      comments: 4,
      votes: 0,
      pulls: 1,
    })
    expect((await runImport(open(), { source: fixture('archive') })).counts).toMatchObject({
      ideas: 2,
      comments: 3,
      votes: 0,
      pulls: 2,
      failed: 1,
    })
    expect((await byTitle(open(), 'fieldnotes/spec')).get('Attachments')).toMatchObject({
      status: 'closed',
      votes: 0,
      tags: ['Discuss'],
    })
    expect((await byTitle(open(), 'fieldnotes/desktop')).get('.')).toMatchObject({
      status: 'declined',
      votes: 0,
    })
  })

  test('a second run adds nothing', async () => {
    const before = [await contentHash(open()), ...(await open().query(size))]
    for (const name of ['rest', 'backup', 'archive'] as const) {
      expect((await runImport(open(), { source: fixture(name) })).counts).toMatchObject({
        ideas: 0,
        comments: 0,
        events: 0,
        votes: 0,
        extended: 0,
        linked: 0,
      })
    }
    const [{ rows } = { rows: 0 }] = await open().query(size)
    expect([await contentHash(open()), { rows: rows - 3 }]).toEqual(before)
  })

  test('the site can still be named afterwards: what an empty one begins with is there once', async () => {
    await open().transaction(startEmpty)
    expect(
      await open().query(
        statement(
          'test_import_places',
          'select (select count(*) from board) as boards, (select count(*) from status) as statuses',
        ),
      ),
    ).toEqual([{ boards: 1, statuses: 6 }])
  })

  test('a board is chosen by its slug, and one that is not there is named', async () => {
    await expect(runImport(open(), { source: fixture('rest'), board: 'nowhere' })).rejects.toThrow(
      'There is no board "nowhere"; there is ideas.',
    )
  })

  test.each([
    ['server/areas/importing/nowhere', 'There is nothing at'],
    ['docs', 'No issues at docs: it holds'],
    ['package.json', 'No issues at package.json: it holds package.json.'],
  ])('%s: %s', async (source, sentence) => {
    await expect(runImport(open(), { source })).rejects.toThrow(sentence)
  })
})

describeOnEngines('importing again', (open) => {
  const comment = (author: string, body: string, createdAt: string) => ({ author, body, createdAt })

  test('what changed at the source is added, and nothing else', async () => {
    const first = writeArchive('a/grows', [
      { number: 1, comments: [comment('bob', 'One', '2024-01-02T00:00:00Z')] },
    ])
    await runImport(open(), { source: first.path })
    const later = writeArchive('a/grows', [
      {
        number: 1,
        state: 'CLOSED',
        closedAt: '2024-02-01T00:00:00Z',
        comments: [
          comment('bob', 'One', '2024-01-02T00:00:00Z'),
          comment('eve', 'Two', '2024-01-03T00:00:00Z'),
        ],
      },
      { number: 2 },
    ])
    const report = await runImport(open(), { source: later.path })
    expect(report.counts).toMatchObject({
      ideas: 1,
      comments: 1,
      events: 2,
      extended: 1,
      present: 0,
    })
    expect(await open().query(ideas, ['a/grows'])).toMatchObject([
      { comments: 2, status: 'closed', moved: '2024-02-01T00:00:00.000Z' },
      { comments: 0, status: 'open' },
    ])
    first.remove()
    later.remove()
  })

  test('a status that the team set here stays', async () => {
    const first = writeArchive('a/ours', [{ number: 1 }])
    await runImport(open(), { source: first.path })
    await open().query(
      statement(
        'test_import_decide',
        `with moved as (update idea set status_id = (select id from status where slug = 'planned') where source = 'a/ours' returning number)
      insert into idea_event (id, idea_number, kind) select 'event_test', number, 'status_changed' from moved`,
      ),
    )
    const later = writeArchive('a/ours', [
      { number: 1, state: 'CLOSED', closedAt: '2024-02-01T00:00:00Z' },
    ])
    expect((await runImport(open(), { source: later.path })).counts).toMatchObject({
      extended: 1,
      events: 1,
    })
    expect(await open().query(ideas, ['a/ours'])).toMatchObject([{ status: 'planned' }])
    first.remove()
    later.remove()
  })

  test('nothing is cut, and a body beyond what search can hold says so', async () => {
    const long = `${'word '.repeat(30_000)}the end`
    const archive = writeArchive('a/long', [
      { number: 1, body: long, comments: [comment('bob', long, '2024-01-02T00:00:00Z')] },
    ])
    const report = await runImport(open(), { source: archive.path })
    const [idea] = await open().query(ideas, ['a/long'])
    const [said] = await open().query(comments, ['a/long'])
    expect([idea?.body, said?.body]).toEqual([long, long])
    expect(said?.html).toContain('the end')
    expect(report.notes).toEqual([
      expect.objectContaining({ item: 'a/long#1', how: expect.stringContaining('kept whole') }),
    ])
    archive.remove()
  })

  test('an address that is no web page is not stored, and that is said', async () => {
    const archive = writeArchive('a/links', [
      { number: 1, url: 'javascript:alert(document.cookie)' },
      { number: 2, url: 'https://tracker.example/2' },
      { number: 3, url: ' \u0001JaVaScRiPt:alert(1)' },
      { number: 4, url: 'data:text/html,<script>alert(1)</script>' },
      { number: 5, url: 'https://user:password@tracker.example/5' },
    ])
    const report = await runImport(open(), { source: archive.path })
    const stored = await open()
      .orm.select({ url: idea.sourceUrl })
      .from(idea)
      .where(eq(idea.source, 'a/links'))
      .orderBy(asc(idea.number))
    expect(stored.map(({ url }) => url)).toEqual([
      null,
      'https://tracker.example/2',
      null,
      null,
      null,
    ])
    const events = JSON.stringify(await open().orm.select().from(ideaEvent))
    expect(events).not.toMatch(/javascript:|data:text|user:password/i)
    expect(report.notes).toHaveLength(4)
    expect(report.notes[0]).toEqual({
      item: 'a/links#1',
      what: 'an address that is no web page (source)',
      how: 'left out',
    })
    archive.remove()
  })

  test('stopped in the middle, every idea is whole; the next run adds the rest', async () => {
    const issues = Array.from({ length: 40 }, (_, index) => ({
      number: index + 1,
      body: `After #${index + 2}`,
      comments: [comment('bob', 'One', '2024-01-02T00:00:00Z')],
    }))
    const archive = writeArchive('a/stops', issues)
    const stop = new AbortController()
    const db = open()
    const begin = db.transaction.bind(db)
    const begun = jest.spyOn(db, 'transaction').mockImplementation((work) => {
      if (begun.mock.calls.length === 20) stop.abort()
      return begin(work)
    })
    const report = await runImport(db, { source: archive.path, signal: stop.signal })
    begun.mockRestore()
    expect(report.ended).toBe('stopped')
    const stored = await open().query(ideas, ['a/stops'])
    expect(stored).toHaveLength(report.counts.ideas)
    expect(stored.every((idea) => idea.comments === 1)).toBe(true)
    const rest = await runImport(open(), { source: archive.path })
    expect(rest.counts).toMatchObject({ ideas: 40 - stored.length, present: stored.length })
    const all = await open().query(ideas, ['a/stops'])
    expect(
      all.slice(0, 39).map((idea) => idea.html.includes(`/ideas/${idea.number + 1}"`)),
    ).toEqual(Array(39).fill(true))
    archive.remove()
  })

  test('two imports at once on one server: the second is told to wait', async () => {
    const archive = writeArchive('a/twice', [{ number: 1 }])
    const importer = createImporter(open())
    const first = importer.run({ source: archive.path })
    await expect(importer.run({ source: archive.path })).rejects.toThrow(
      'Another import is running',
    )
    expect((await first).counts.ideas).toBe(1)
    expect((await importer.run({ source: archive.path })).counts.present).toBe(1)
    archive.remove()
  })
})

describeOnEngines('comments in a file of their own', (open) => {
  test('they come to their issues, whichever file is first, and once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-loose-'))
    const of = (number: number) => `https://api.github.com/repos/a/loose/issues/${number}`
    const said = (id: number, number: number) => ({
      id,
      body: `Comment ${id}`,
      user: { login: 'ann' },
      created_at: '2024-01-02T00:00:00Z',
      issue_url: of(number),
    })
    writeFileSync(join(folder, 'a.json'), JSON.stringify([said(1, 1), said(2, 2), said(3, 9)]))
    const issues = [1, 2].map((number) => ({ number, title: 'T', state: 'open', url: of(number) }))
    writeFileSync(join(folder, 'issues.json'), JSON.stringify(issues))
    const dry = await runImport(open(), { source: folder, dryRun: true })
    const report = await runImport(open(), { source: folder })
    for (const { counts } of [dry, report])
      expect(counts).toMatchObject({ ideas: 2, comments: 2, failed: 0 })
    expect(report.notes).toContainEqual({
      item: 'a/loose#9',
      what: 'comments of an issue that is not here',
      how: 'left out',
    })
    expect(await open().query(ideas, ['a/loose'])).toMatchObject([{ comments: 1 }, { comments: 1 }])
    const again = await runImport(open(), { source: folder })
    expect(again.counts).toMatchObject({ ideas: 0, comments: 0, extended: 0, present: 2 })
    rmSync(folder, { recursive: true })
  })

  test.each([
    ['nothing.json', '', 'it is empty'],
    ['list.json', '[]', 'No issues at %s: it is empty.'],
    ['pages.json', '[[], []]', 'No issues at %s: it is empty.'],
    ['things.json', '[{}]', 'it holds things.json'],
  ])('%s: %s', async (name, text, said) => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-none-'))
    writeFileSync(join(folder, name), text)
    const source = join(folder, name)
    await expect(runImport(open(), { source })).rejects.toThrow(said.replace('%s', source))
    rmSync(folder, { recursive: true })
  })
})
