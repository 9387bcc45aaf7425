import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { mergeIdea, unmergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { statement } from '#server/db/database.ts'
import { importJob } from '#server/db/tables/importing.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember } from '#server/testing/testSite.ts'
import type { ImportReport } from './counts.ts'
import { runImport } from './runImport.ts'
import { contentHash } from './testing/contentHash.ts'
import { type ArchiveIssue, writeArchive } from './testing/issues.ts'
import { beginUndo, undoDue } from './undo/requestUndo.ts'

interface Stored {
  key: string
  number: number
  into: string | null
  parent: string | null
  status: string
  comments: number
  own: number
  votes: number
  trend: string
  active: string
  body: string
}

const stored = statement<Stored>(
  'test_duplicates',
  `select i.source_key as key, i.number, t.source_key as into, p.source_key as parent, s.category as status, i.comment_count as comments,
     (select count(*)::int from comment c where c.idea_number = i.number) as own, i.vote_total as votes, round(i.trend::numeric, 6)::text as trend,
     i.last_activity_at::text as active, i.body
   from idea i join status s on s.id = i.status_id left join idea t on t.number = i.merged_into left join idea p on p.number = i.merged_parent
   order by i.source, i.source_key::int`,
)
const merges = statement<{
  idea: string
  from: string
  to: string
  actor: string | null
  at: string
}>(
  'test_duplicate_events',
  `select i.source_key as idea, f.source_key as from, t.source_key as to, p.name as actor, e.created_at as at from idea_event e
   join idea i on i.number = e.idea_number join idea f on f.number = (e.data->>'from')::int join idea t on t.number = (e.data->>'to')::int
   left join person p on p.id = e.actor_id where e.kind = 'merged' order by i.source_key, f.source_key`,
)

const said = (body: string, day = 2) => ({
  author: 'tess',
  authorAssociation: 'MEMBER',
  body,
  createdAt: `2024-01-0${day}T00:00:00Z`,
})
const issue = (number: number, more: Partial<ArchiveIssue> = {}): ArchiveIssue => ({
  number,
  title: `Idea ${number}`,
  body: `Body ${number}`,
  ...more,
})
const duplicate = (number: number, of: number | string, more: Partial<ArchiveIssue> = {}) =>
  issue(number, {
    state: 'CLOSED',
    closedAt: '2024-01-03T00:00:00Z',
    comments: [said(`Duplicate of ${typeof of === 'number' ? `#${of}` : of}`)],
    ...more,
  })

describeOnEngines('duplicates of a tracker', (open) => {
  const read = async (
    issues: readonly ArchiveIssue[],
    { repo = 'a/b', dryRun = false } = {},
  ): Promise<ImportReport> => {
    const archive = writeArchive(repo, issues)
    try {
      return await runImport(open(), { source: archive.path, dryRun })
    } finally {
      archive.remove()
    }
  }
  const ideas = async () => new Map((await open().query(stored)).map((one) => [one.key, one]))
  const intos = async () =>
    (await open().query(stored)).flatMap(({ key, into }) => (into ? [`${key}>${into}`] : []))
  const undoLast = async (): Promise<void> => {
    const jobs = await open().orm.select().from(importJob).orderBy(importJob.createdAt)
    await beginUndo(open(), jobs.at(-1)?.id ?? '')
    await undoDue(open(), () => false)
  }
  const told = ({ notes }: ImportReport) =>
    notes.map(({ item, what, how }) => [item, what, how]).sort()

  afterEach(async () => {
    await open().orm.execute(sql`truncate idea, import_job, person, tag, outbox cascade`)
  })

  test('are merged, whatever their order; votes and comments are counted once, and no word is lost', async () => {
    const all = [
      issue(1, { comments: [said('Nice')] }),
      duplicate(2, 1),
      duplicate(3, 'a/b#1'),
      duplicate(4, 'https://github.com/a/b/issues/1'),
    ]
    const dry = await read(all, { dryRun: true })
    const report = await read(all)
    expect([dry.counts.merged, report.counts.merged]).toEqual([3, 3])
    const one = await ideas()
    expect([...one.values()].map(({ key, into }) => [key, into])).toEqual([
      ['1', null],
      ['2', '1'],
      ['3', '1'],
      ['4', '1'],
    ])
    expect(one.get('1')).toMatchObject({ comments: 4, own: 1 })
    expect(one.get('2')).toMatchObject({ body: 'Body 2', status: 'DECLINED', own: 1 })
    expect(await open().query(merges)).toContainEqual({
      idea: '1',
      from: '2',
      to: '1',
      actor: 'tess',
      at: '2024-01-03T00:00:00.000Z',
    })
    expect(await open().query({ name: '', text: 'select * from outbox' })).toEqual([])
    const hash = await contentHash(open())
    const again = await read([...all].reverse())
    expect(again.counts).toMatchObject({ merged: 0, present: 4, extended: 0, taken: 0, left: 0 })
    expect(await contentHash(open())).toBe(hash)
    await open().orm.execute(sql`truncate idea, import_job, person, tag cascade`)
    await read([...all].reverse())
    expect(await contentHash(open())).toBe(hash)
  })

  test('of duplicates end in the root, each below the one that it repeats', async () => {
    const all = [duplicate(1, 2), duplicate(2, 3), issue(3), duplicate(4, 1)]
    const hashes = new Set<string>()
    for (const order of [all, [...all].reverse()]) {
      expect((await read(order)).counts.merged).toBe(3)
      hashes.add(await contentHash(open()))
      const found = [...(await ideas()).values()]
      expect(found.map(({ key, into, parent }) => [key, into, parent])).toEqual([
        ['1', '3', '2'],
        ['2', '3', '3'],
        ['3', null, null],
        ['4', '3', '1'],
      ])
      await open().orm.execute(sql`truncate idea, import_job, person, tag cascade`)
    }
    expect(hashes.size).toBe(1)
  })

  test('of each other, of themselves and of what is not here stay closed, declined', async () => {
    const report = await read([
      duplicate(1, 2),
      duplicate(2, 1),
      duplicate(3, 3),
      duplicate(4, 99, { stateReason: 'COMPLETED' }),
      duplicate(5, 'c/d#1'),
      duplicate(6, 1),
    ])
    expect(report.counts.merged).toBe(1)
    expect(await intos()).toEqual(['6>1'])
    expect([...(await ideas()).values()].map(({ status }) => status)).toEqual(
      Array.from({ length: 6 }, () => 'DECLINED'),
    )
    expect(told(report)).toEqual([
      ['a/b#1', 'duplicates of each other', 'left closed'],
      ['a/b#2', 'duplicates of each other', 'left closed'],
      ['a/b#3', 'duplicates of each other', 'left closed'],
      ['a/b#4', 'a duplicate of what is not here', 'left closed'],
      ['a/b#5', 'a duplicate of what is not here', 'left closed'],
      ['a/b#6', 'a duplicate', 'merged'],
    ])
  })

  test('of another project are merged when that is here, and of one by its label', async () => {
    await read([issue(1)], { repo: 'c/d' })
    const report = await read([
      duplicate(7, 'C/D#1'),
      duplicate(8, 7, { labels: ['duplicate'], body: 'See c/d#1', comments: [] }),
    ])
    expect(report.counts.merged).toBe(2)
    expect(await intos()).toEqual(['7>1', '8>1'])
  })

  test('of a table are those of which a column says so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-table-'))
    const source = join(folder, 'wishes.csv')
    writeFileSync(source, 'id,title,status,duplicate of\n1,Dark mode,duplicate,2\n2,Themes,open,\n')
    expect((await runImport(open(), { source })).counts.merged).toBe(1)
    expect(await intos()).toEqual(['1>2'])
    rmSync(folder, { recursive: true })
  })

  test('are left where the team has changed or unmerged them, and where they are merged already', async () => {
    const actor = await addMember(open(), 'ADMIN')
    await read([1, 2, 3, 4, 5].map((number) => issue(number)))
    const at = await ideas()
    const numberOf = (key: string): number => at.get(key)?.number ?? 0
    await open().query({
      name: '',
      text: `insert into idea_edit (id, idea_number, editor_id, title, body) values ('edit_dup', ${numberOf('2')}, '${actor.personId}', 'x', 'y')`,
    })
    const command = { actor, ideaNumber: numberOf('3'), intoNumber: numberOf('4') }
    await mergeIdea(open(), command)
    const later = [issue(1), duplicate(2, 1), duplicate(3, 1), issue(4), duplicate(5, 1)]
    expect((await read(later)).counts).toMatchObject({ merged: 1, left: 1 })
    expect(await intos()).toEqual(['3>4', '5>1'])
    await unmergeIdea(open(), { actor, ideaNumber: numberOf('5') })
    expect((await read(later)).counts).toMatchObject({ merged: 0, left: 2 })
    expect(await intos()).toEqual(['3>4'])
  })

  test('that are reopened there stand alone again, and are merged again when they are closed again', async () => {
    const all = [issue(1), duplicate(2, 1)]
    await read(all)
    const [before] = [...(await ideas()).values()]
    const reopened = [issue(1), duplicate(2, 1, { state: 'OPEN', closedAt: null })]
    const report = await read(reopened)
    expect(told(report)).toContainEqual(['a/b#2', 'no longer a duplicate at the source', 'taken'])
    expect(await intos()).toEqual([])
    expect(await open().query(merges)).toEqual([])
    expect((await ideas()).get('1')).toMatchObject({ comments: 0 })
    expect((await read(reopened)).counts).toMatchObject({ taken: 0, extended: 0 })
    expect((await read(all)).counts.merged).toBe(1)
    expect([...(await ideas()).values()][0]).toEqual(before)
  })

  test('are undone with their import: what was here before has the votes and the rank that it had', async () => {
    const [ann, bob] = [await addMember(open()), await addMember(open())]
    await read([issue(1, { comments: [said('Nice')] }), issue(2)])
    const at = await ideas()
    for (const [actor, key] of [
      [ann, '1'],
      [ann, '2'],
      [bob, '2'],
    ] as const)
      await castVote(open(), { actor, ideaNumber: at.get(key)?.number ?? 0, voted: true })
    const ofIdeas = async () =>
      [...(await ideas()).values()].map(({ status: _, ...one }) => ({ ...one, active: '' }))
    const before = await ofIdeas()
    expect(before.map(({ votes }) => votes)).toEqual([1, 2])
    await read([issue(1), duplicate(2, 1), duplicate(3, 1), duplicate(4, 3)])
    expect(await intos()).toEqual(['2>1', '3>1', '4>1'])
    expect((await ideas()).get('1')).toMatchObject({ votes: 2, comments: 4, own: 1 })
    await undoLast()
    expect(await ofIdeas()).toEqual(before)
    expect(await open().query(merges)).toEqual([])
  })

  test('that the team merged on stay merged when their import is undone', async () => {
    const actor = await addMember(open(), 'ADMIN')
    await read([issue(1), duplicate(2, 1), issue(3)])
    const at = await ideas()
    const numberOf = (key: string): number => at.get(key)?.number ?? 0
    await mergeIdea(open(), { actor, ideaNumber: numberOf('1'), intoNumber: numberOf('3') })
    expect(await intos()).toEqual(['1>3', '2>3'])
    await undoLast()
    expect(await intos()).toEqual(['1>3'])
    expect((await ideas()).get('3')).toMatchObject({ comments: 0 })
  })
})
