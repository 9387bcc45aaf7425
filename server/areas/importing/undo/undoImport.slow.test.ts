import { sql } from 'drizzle-orm'
import { assignIdea, hideIdeaCounts, pinIdea } from '#server/areas/ideas/teamMarks.ts'
import { findDeleted } from '#server/areas/labels/findDeleted.ts'
import { moveOnRoadmap } from '#server/areas/roadmap/moveOnRoadmap.ts'
import { setTargetMonth } from '#server/areas/roadmap/setTargetMonth.ts'
import { deleteTag, restoreTag } from '#server/areas/tags/deleteTag.ts'
import type { Db, OpenDatabase } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { ideaTag } from '#server/db/tables/ideas.ts'
import { importJob } from '#server/db/tables/importing.ts'
import { tag } from '#server/db/tables/site.ts'
import type { Refusal } from '#server/kernel/refusal.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember } from '#server/testing/testSite.ts'
import { holdImport } from '../holdImport.ts'
import { runImport } from '../runImport.ts'
import { writeArchive } from '../testing/issues.ts'
import { beginUndo, undoDue } from './requestUndo.ts'

const issues = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ({
    number: from + at,
    title: `Idea ${from + at}`,
    comments: [{ author: 'bea', body: 'Me too', createdAt: '2024-01-02T00:00:00Z' }],
  }))

describeOnEngines('an import that is undone', (open) => {
  const count = async (table: string): Promise<number> => {
    const [found] = await open().query<{ count: number }>({
      name: '',
      text: `select count(*)::int as count from ${table}`,
    })
    return found?.count ?? 0
  }
  const jobs = () => open().orm.select().from(importJob).orderBy(importJob.createdAt)
  const undo = async (db: OpenDatabase, id: string): Promise<void> => {
    await beginUndo(db, id)
    await undoDue(db, () => false)
  }
  const numberOf = async (title: string): Promise<number> => {
    const [found] = await open().query<{ number: number }>(
      { name: '', text: 'select number from idea where title = $1' },
      [title],
    )
    return found?.number ?? 0
  }

  afterEach(async () => {
    await open().orm.execute(sql`truncate idea, import_job, person, tag cascade`)
  })

  test('leaves nothing of it where nobody has touched it', async () => {
    const before = await addMember(open())
    const archive = writeArchive('a/undone', issues(120))
    await runImport(open(), { source: archive.path })
    const [job] = await jobs()
    expect(job).toMatchObject({ state: 'FINISHED', counts: { ideas: 120, comments: 120 } })
    await undo(open(), job?.id ?? '')
    for (const table of ['idea', 'comment', 'idea_event', 'idea_search', 'tag'])
      expect([table, await count(table)]).toEqual([table, 0])
    expect(await open().query({ name: '', text: 'select id from person' })).toEqual([
      { id: before.personId },
    ])
    expect(await jobs()).toMatchObject([
      { state: 'UNDONE', undone: { ideas: 120, comments: 120, people: 2 } },
    ])
    const again = await runImport(open(), { source: archive.path })
    expect(again.counts.ideas).toBe(120)
    archive.remove()
  })

  test('leaves what somebody has touched, and says by number why', async () => {
    const { personId } = await addMember(open())
    const archive = writeArchive('a/touched', issues(8))
    await runImport(open(), { source: archive.path })
    const touch = async (title: string, text: string): Promise<void> => {
      await open().query({ name: '', text }, [await numberOf(title), personId])
    }
    await touch('Idea 1', 'insert into vote (idea_number, person_id) values ($1, $2)')
    await touch(
      'Idea 2',
      `insert into comment (id, idea_number, author_id, body, body_html) values ('${newId('comment')}', $1, $2, '', '')`,
    )
    await touch(
      'Idea 3',
      `insert into idea_event (id, idea_number, actor_id, kind) values ('${newId('event')}', $1, $2, 'status_changed')`,
    )
    await touch(
      'Idea 4',
      'insert into follow (idea_number, person_id, following) values ($1, $2, true)',
    )
    await touch(
      'Idea 5',
      'insert into follow (idea_number, person_id, following) values ($1, $2, false)',
    )
    await open().query(
      {
        name: '',
        text: 'update idea set merged_into = $2, merged_parent = $2 where number = $1',
      },
      [await numberOf('Idea 6'), await numberOf('Idea 7')],
    )
    const [job] = await jobs()
    await undo(open(), job?.id ?? '')
    const left = await open().query<{ title: string }>({
      name: '',
      text: 'select title from idea order by title',
    })
    expect(left.map(({ title }) => title)).toEqual([1, 2, 3, 4, 6, 7].map((n) => `Idea ${n}`))
    expect((await jobs())[0]?.undone).toEqual({
      ideas: 2,
      comments: 2,
      people: 0,
      tags: 0,
      VOTED: 1,
      COMMENTED: 1,
      CHANGED: 1,
      FOLLOWED: 1,
      MERGED: 2,
      boards: 0,
      boardsKept: 0,
      statuses: 0,
      statusesKept: 0,
    })
    archive.remove()
  })

  test('leaves what the team has pinned, hidden the counts of, assigned, dated or placed on the roadmap', async () => {
    const actor = await addMember(open(), 'ADMIN')
    const archive = writeArchive('a/marked', issues(7))
    await runImport(open(), { source: archive.path })
    archive.remove()
    const [pinned, hidden, assigned, dated, placed, below, plain] = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(async (n) => ({ actor, ideaNumber: await numberOf(`Idea ${n}`) })),
    )
    if (!pinned || !hidden || !assigned || !dated || !placed || !below || !plain) throw new Error()
    await open().query({ name: '', text: 'update status set on_roadmap = true' })
    const [status] = await open().query<{ id: string }>({
      name: '',
      text: 'select distinct status_id as id from idea',
    })
    const done = await Promise.all([
      pinIdea(open(), { ...pinned, pinned: true }),
      hideIdeaCounts(open(), { ...hidden, hidden: true }),
      assignIdea(open(), { ...assigned, assigneeId: actor.personId }),
      setTargetMonth(open(), { ...dated, month: '2031-05' }),
      moveOnRoadmap(open(), {
        ...placed,
        statusId: status?.id ?? '',
        beforeNumber: below.ideaNumber,
      }),
    ])
    expect(done.flatMap(({ errors }) => errors)).toEqual([])
    await pinIdea(open(), { ...plain, pinned: true })
    await pinIdea(open(), { ...plain, pinned: false })
    const [job] = await jobs()
    await undo(open(), job?.id ?? '')
    expect(await open().query({ name: '', text: 'select title from idea order by title' })).toEqual(
      [1, 2, 3, 4, 5].map((n) => ({ title: `Idea ${n}` })),
    )
    expect((await jobs())[0]?.undone).toMatchObject({ ideas: 2, CHANGED: 5 })
  })

  test('leaves tags by which a deletion can be undone', async () => {
    const actor = await addMember(open(), 'ADMIN')
    const archive = writeArchive('a/tags', issues(1))
    await runImport(open(), { source: archive.path })
    archive.remove()
    const importId = (await jobs())[0]?.id ?? ''
    const [tagId, intoId] = ['tag_gone', 'tag_into']
    const tags = ['gone', 'into', 'unused'].map((name) => ({ id: `tag_${name}`, name, importId }))
    await open()
      .orm.insert(tag)
      .values(tags.map((one) => ({ ...one, nameKey: one.name, slug: one.name })))
    await open()
      .orm.insert(ideaTag)
      .values({ ideaNumber: await numberOf('Idea 1'), tagId })
    expect((await deleteTag(open(), { actor, tagId, intoId })).errors).toEqual([])
    await undo(open(), importId)
    expect((await jobs())[0]?.undone).toMatchObject({ ideas: 1, tags: 1 })
    expect(await findDeleted(open(), 9)).toMatchObject([{ id: tagId, name: 'gone', into: 'into' }])
    expect((await restoreTag(open(), { actor, tagId })).errors).toEqual([])
    // Items that an earlier undoing took along are not listed.
    await deleteTag(open(), { actor, tagId, intoId })
    await open().orm.delete(tag)
    expect(await findDeleted(open(), 9)).toEqual([])
  })

  test('of comments that it added to ideas of an earlier one, those go, and the count is right', async () => {
    const [first] = issues(1)
    const archive = writeArchive('a/later', [{ ...first, number: 1, comments: [] }])
    await runImport(open(), { source: archive.path })
    archive.remove()
    const later = writeArchive('a/later', issues(1))
    await runImport(open(), { source: later.path })
    later.remove()
    const [, second] = await jobs()
    expect(second?.counts).toMatchObject({ ideas: 0, comments: 1 })
    await undo(open(), second?.id ?? '')
    expect(
      await open().query({ name: '', text: 'select comment_count as count from idea' }),
    ).toEqual([{ count: 0 }])
    expect(await count('comment')).toBe(0)
  })

  test('that was stopped goes on under its own name, and is undone as one', async () => {
    const archive = writeArchive('a/stopped', issues(6))
    const stop = new AbortController()
    let written = 0
    const transaction = async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
      const done = await open().transaction(work)
      if ((written += 1) === 3) stop.abort()
      return done
    }
    const stopping = Object.create(open(), { transaction: { value: transaction } }) as Db
    const first = await runImport(stopping, { source: archive.path, signal: stop.signal })
    expect(first.ended).toBe('stopped')
    expect(await jobs()).toMatchObject([
      { state: 'STOPPED', counts: { ideas: first.counts.ideas } },
    ])
    await runImport(open(), { source: archive.path })
    archive.remove()
    const [job, ...others] = await jobs()
    expect(others).toEqual([])
    expect(job).toMatchObject({ state: 'FINISHED', counts: { ideas: 6, comments: 6 } })
    await undo(open(), job?.id ?? '')
    expect(await count('idea')).toBe(0)
  })

  test('is undone once, and not while it runs', async () => {
    const add = async (state: 'RUNNING' | 'UNDONE'): Promise<string> => {
      const id = newId('import')
      await open().orm.insert(importJob).values({ id, source: 'x', state })
      return id
    }
    const reason = async (id: string): Promise<string | undefined> => {
      try {
        await beginUndo(open(), id)
        return undefined
      } catch (error) {
        return (error as Refusal).reasons[0]?.reason
      }
    }
    const running = await add('RUNNING')
    const release = await holdImport(open(), running, () => undefined)
    expect(await reason(running)).toBe('IMPORT_RUNS')
    await release?.()
    expect(await reason(await add('UNDONE'))).toBe('IMPORT_UNDONE')
    expect(await reason('import_none')).toBe('IMPORT_GONE')
  })
})
