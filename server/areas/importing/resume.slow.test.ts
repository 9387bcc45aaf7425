import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEARCHABLE } from '#server/areas/texts/searchable.ts'
import type { Db } from '#server/db/database.ts'
import { idea, ideaTag } from '#server/db/tables/ideas.ts'
import { importJob } from '#server/db/tables/importing.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addSite } from '#server/testing/testSite.ts'
import { findToResume } from './resume.ts'
import { type ImportOptions, runImport } from './runImport.ts'
import { writeArchive } from './testing/issues.ts'

const issues = [1, 2, 3, 4].map((number) => ({ number, labels: ['bug'] }))
const archive = writeArchive('a/resumed', issues)
const moved = writeArchive('a/resumed', issues)
afterAll(archive.remove)
afterAll(moved.remove)

describeOnEngines('an import that was stopped', (open) => {
  const told = { source: archive.path, labels: 'boards', project: 'a/b', board: 'public' }
  const jobs = () => open().orm.select().from(importJob)
  /** Imports, and stops after the first idea; gives the import's id. */
  const stopped = async (options: ImportOptions): Promise<string> => {
    const stop = new AbortController()
    const transaction = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
      open()
        .transaction(work)
        .finally(() => stop.abort())
    const db = Object.create(open(), { transaction: { value: transaction } }) as Db
    expect((await runImport(db, { ...options, signal: stop.signal })).ended).toBe('stopped')
    return (await jobs())[0]?.id ?? ''
  }
  beforeAll(() => addSite(open()))
  afterEach(async () => {
    await open().orm.delete(idea)
    await open().orm.delete(importJob)
  })

  test('goes on with the source and the options that it had', async () => {
    const id = await stopped(told)
    const resumed = await findToResume(open(), id, undefined)
    expect(resumed).toEqual({ resume: id, ...told })
    await runImport(open(), resumed)
    expect(await jobs()).toMatchObject([{ id, state: 'FINISHED', board: 'public' }])
    await expect(findToResume(open(), id, undefined)).rejects.toThrow('This import has ended')
    await expect(findToResume(open(), 'import_none', undefined)).rejects.toThrow(
      'There is no such import',
    )
  })

  test('goes on with a source that has moved, and stands under its new place', async () => {
    const id = await stopped(told)
    await runImport(open(), await findToResume(open(), id, moved.path))
    expect(await jobs()).toMatchObject([
      { id, state: 'FINISHED', source: moved.path, counts: { ideas: 4 } },
    ])
  })

  test('keeps the notes of its first part', async () => {
    const long = writeArchive('a/noted', [
      { number: 1, body: 'word '.repeat(SEARCHABLE / 4) },
      { number: 2 },
    ])
    const id = await stopped({ source: long.path })
    const noted = Object.entries((await jobs())[0]?.counts ?? {}).filter(([kind]) =>
      kind.startsWith('a very long body'),
    )
    expect(noted).toHaveLength(1)
    await runImport(open(), await findToResume(open(), id, undefined))
    expect(await jobs()).toMatchObject([
      { state: 'FINISHED', counts: { ideas: 2, ...Object.fromEntries(noted) } },
    ])
    long.remove()
  })

  test('goes on with the labels left out that it was told to leave out', async () => {
    const id = await stopped({ source: archive.path, leaveOutLabels: ['P-*', 'b*'] })
    await expect(runImport(open(), { source: archive.path })).rejects.toThrow(
      'and it had --leave-out-labels P-* --leave-out-labels b*.',
    )
    await runImport(open(), await findToResume(open(), id, undefined))
    expect(await open().orm.select().from(ideaTag)).toEqual([])
    expect(await jobs()).toMatchObject([{ state: 'FINISHED' }])
  })

  test('does not go on with other options, and says which', async () => {
    const id = await stopped({ ...told, map: ['b=title', 'a=votes'] })
    const given = { source: archive.path, board: 'public', project: 'a/b' }
    await expect(runImport(open(), given)).rejects.toThrow(
      `and it had --labels boards and --map a=votes --map b=title. Go on with it: npm run import -- --resume ${id}.`,
    )
    const other = { ...told, encoding: 'utf-16le', delimiter: ';' }
    await expect(runImport(open(), other)).rejects.toThrow(
      'and it had no --encoding and no --delimiter and --map a=votes --map b=title.',
    )
    expect(await jobs()).toMatchObject([{ id, state: 'STOPPED' }])
    // A dry run writes nothing that could not be taken back.
    expect(await runImport(open(), { ...given, dryRun: true })).toMatchObject({ ended: 'finished' })
  })

  test('hinders nothing once a later one of its source has ended', async () => {
    const id = await stopped(told)
    await open().orm.update(importJob).set({ createdAt: '2020-01-01T00:00:00.000Z' })
    await open().orm.insert(importJob).values({
      id: 'import_later',
      source: archive.path,
      state: 'FINISHED',
      board: 'public',
      options: {},
    })
    await runImport(open(), { source: archive.path, board: 'public' })
    expect((await jobs()).map((job) => [job.id === id, job.state]).sort()).toEqual([
      [false, 'FINISHED'],
      [false, 'FINISHED'],
      [true, 'STOPPED'],
    ])
  })

  test('goes on with the same options in other words', async () => {
    const id = await stopped({
      source: archive.path,
      map: ['b=title', 'a=votes'],
      delimiter: '\t',
    })
    const again = {
      source: archive.path,
      map: ['a=votes', 'b=title'],
      labels: 'tags',
      delimiter: 'tab',
    }
    await runImport(open(), again)
    expect(await jobs()).toMatchObject([{ id, state: 'FINISHED' }])
  })

  test('of an older version goes on by its source and its board alone', async () => {
    const row = { id: 'import_old', source: archive.path, state: 'STOPPED' } as const
    await open().orm.insert(importJob).values(row)
    await expect(findToResume(open(), row.id, undefined)).rejects.toThrow(
      'run the same command as then',
    )
    await runImport(open(), { source: archive.path, labels: 'ignored' })
    expect(await jobs()).toMatchObject([{ id: row.id, state: 'FINISHED' }])
  })

  test('and undone does not go on', async () => {
    const row = { id: 'import_undone', source: archive.path, state: 'UNDONE' } as const
    await open().orm.insert(importJob).values(row)
    await expect(findToResume(open(), row.id, undefined)).rejects.toThrow('was undone')
  })
})

describeOnEngines('a source that was imported before', (open) => {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-options-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const written = (name: string): string => {
    const source = join(folder, name)
    writeFileSync(source, 'id,title,tags\n1,A,bug\n')
    return source
  }
  const tags = async () =>
    (await open().orm.select().from(ideaTag)).map(({ ideaNumber }) => ideaNumber)
  beforeAll(() => addSite(open()))
  afterEach(async () => {
    await open().orm.delete(idea)
    await open().orm.delete(importJob)
  })

  test('is not imported with other options, unless that is meant', async () => {
    const source = written('wishes.csv')
    await runImport(open(), { source, project: 'a/b' })
    const labelled = await tags()
    const other = { source, labels: 'ignored' }
    await expect(runImport(open(), other)).rejects.toThrow(
      'The last import of this source had --labels tags and --project a/b. Use the same options again, or add --change-options to import with these: ideas that are already here will change too.',
    )
    expect(await tags()).toEqual(labelled)
    // A dry run writes nothing that could not be taken back.
    await runImport(open(), { ...other, dryRun: true })
    const { counts } = await runImport(open(), { ...other, project: 'a/b', changeOptions: true })
    expect(counts).toMatchObject({ ideas: 0, taken: 1 })
    expect([labelled.length, await tags()]).toEqual([1, []])
    // The changed options hold from then on.
    await runImport(open(), { ...other, project: 'a/b' })
  })

  test('is known in a file that was made on another day, and is free once it was undone', async () => {
    await runImport(open(), { source: written('wishes-2024-05-01.csv'), board: 'public' })
    const later = { source: written('wishes-2024-06-01.csv') }
    await expect(runImport(open(), later)).rejects.toThrow('had --board public.')
    await open().orm.update(importJob).set({ state: 'UNDONE' })
    await runImport(open(), later)
  })

  test('goes on where it was stopped with options that were changed', async () => {
    const source = written('wishes.csv')
    const job = { source, options: { labels: 'tags' } }
    await open()
      .orm.insert(importJob)
      .values([
        { ...job, id: 'import_1', state: 'FINISHED', createdAt: '2024-01-01T00:00:00Z' },
        { ...job, id: 'import_2', state: 'STOPPED', options: { labels: 'boards' } },
      ])
    await runImport(open(), { source, labels: 'boards' })
  })
})
