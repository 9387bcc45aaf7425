import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#server/db/database.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea, ideaTag } from '#server/db/tables/ideas.ts'
import { importJob } from '#server/db/tables/importing.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addSite } from '#server/testing/testSite.ts'
import type { ImportReport } from './counts.ts'
import { type ImportOptions, runImport } from './runImport.ts'
import { writeArchive } from './testing/issues.ts'

const folder = mkdtempSync(join(tmpdir(), 'earshot-followed-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeOnEngines('where an idea stands at its source, and what is thought of it', (open) => {
  const source = join(folder, 'wishes.csv')
  const run = (row: string, options: Partial<ImportOptions> = {}): Promise<ImportReport> => {
    writeFileSync(source, `id,title,created,board,votes\n1,A,2024-01-01,${row}\n`)
    return runImport(open(), { source, ...options })
  }
  const ask = <Row>(text: string): Promise<Row[]> => open().query<Row>({ name: '', text })
  const place = async (): Promise<unknown> =>
    (
      await ask(
        `select b.name as board, i.imported_vote_count as votes, (select count(*)::int from idea_event where kind = 'moved') as moved
         from idea i join board b on b.id = i.board_id`,
      )
    )[0]
  const said = ({ notes }: ImportReport): string[] =>
    notes.map(({ what, how }) => `${what}: ${how}`)
  beforeAll(() => addSite(open()))
  afterEach(async () => {
    await open().orm.delete(idea)
    await open().orm.delete(importJob)
  })

  test('is taken and told, by a dry run before', async () => {
    await run('Apps,3')
    const news = [
      'another board at the source: taken',
      'another number of votes at the source: taken',
    ]
    const dry = await run('Mails,2', { dryRun: true })
    const report = await run('Mails,2')
    expect([said(dry), said(report)]).toEqual([news, news])
    expect(report.counts).toMatchObject({ extended: 1, taken: 2, left: 0 })
    expect(await place()).toEqual({ board: 'Mails', votes: 2, moved: 1 })
    expect((await run('Mails,2')).counts).toMatchObject({ present: 1, taken: 0, notes: 0 })
    await run('Apps,2')
    expect(await place()).toEqual({ board: 'Apps', votes: 2, moved: 2 })
  })

  test('stays where the team has put it, and where the team has renamed its board', async () => {
    await run('Apps,3')
    await ask(`update board set name = 'Programs', name_key = 'programs' where name = 'Apps'`)
    expect((await run('Apps,3')).counts).toMatchObject({ present: 1, taken: 0, left: 0 })
    await ask(
      `insert into idea_event (id, idea_number, kind) select 'event_put', number, 'moved' from idea`,
    )
    expect(said(await run('Mails,3'))).toEqual([
      'another board at the source: left as it was changed here',
    ])
    expect(await place()).toMatchObject({ board: 'Programs' })
  })

  test.each([
    [
      'moves the idea',
      `insert into idea_event (id, idea_number, kind) select 'event_put', number, 'moved' from idea`,
    ],
    ['deletes the board', `update board set deleted_at = now(), name_key = id where name = 'Late'`],
  ])('is left where the team %s while it is taken', async (_, meanwhile) => {
    await ask(`insert into board (id, name, name_key, slug, position) values ('late', 'Late', 'late', 'late', 9)
      on conflict (id) do update set deleted_at = null, name_key = 'late'`)
    await run('Apps,3')
    const transaction = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
      open().transaction((tx) => {
        const query = async (...asked: Parameters<Db['query']>): Promise<unknown> => {
          if (asked[0].name === 'import_board_set') await tx.query({ name: '', text: meanwhile })
          return tx.query(...asked)
        }
        return work(Object.create(tx, { query: { value: query } }) as Db)
      })
    const db = Object.create(open(), { transaction: { value: transaction } }) as Db
    writeFileSync(source, 'id,title,created,board,votes\n1,A,2024-01-01,Late,3\n')
    const report = await runImport(db, { source })
    expect(said(report)).toEqual(['another board at the source: left as it was changed here'])
    expect(await place()).toMatchObject({ board: 'Apps' })
    expect((await run('Late,3')).notes).toHaveLength(1)
  })

  test('is followed from the next time on where an older version brought it', async () => {
    await run('Apps,3')
    await ask(`update idea_event set data = data - 'board'`)
    expect((await run('Mails,3')).counts).toMatchObject({ present: 1, taken: 0 })
    expect(await place()).toMatchObject({ board: 'Apps' })
    await run('Web,3')
    expect(await place()).toMatchObject({ board: 'Web' })
  })

  test('is followed where the source named none before, whichever version brought that', async () => {
    for (const drop of ['', `update idea_event set data = data - 'board'`]) {
      await run(',3')
      if (drop !== '') {
        await ask(drop)
        await run(',3')
      }
      const { board } = (await place()) as { board: string }
      expect(board).not.toBe('Apps')
      expect(said(await run('Apps,3'))).toEqual(['another board at the source: taken'])
      expect(await place()).toEqual({ board: 'Apps', votes: 3, moved: 1 })
      expect((await run(',3')).counts).toMatchObject({ present: 1, taken: 0 })
      expect((await run('Apps,3')).counts).toMatchObject({ present: 1, taken: 0 })
      await open().orm.delete(idea)
    }
  })

  test('is taken with the tags gone where its labels become boards', async () => {
    const archive = writeArchive('a/tagged', [{ number: 1, labels: ['Editor'] }])
    await runImport(open(), { source: archive.path })
    const boards = { source: archive.path, labels: 'boards' }
    const report = await runImport(open(), { ...boards, changeOptions: true })
    expect(said(report)).toEqual([
      'other labels at the source: taken',
      'another board at the source: taken',
    ])
    expect(await place()).toMatchObject({ board: 'Editor' })
    expect(await open().orm.select().from(ideaTag)).toEqual([])
    expect((await runImport(open(), boards)).counts).toMatchObject({ present: 1, taken: 0 })
    archive.remove()
  })

  test('is not asked where all go to one board', async () => {
    await run('Apps,3', { board: 'public' })
    for (const dryRun of [true, false])
      expect((await run('Mails,3', { board: 'public', dryRun })).counts).toMatchObject({
        present: 1,
        taken: 0,
      })
  })

  test('reactions to comments are taken, whether or not they come with their issue', async () => {
    const url = 'https://github.com/a/followed/issues/1'
    const at = '2024-01-01T00:00:00Z'
    const issue = { number: 1, title: 'A', body: '', state: 'open', created_at: at, html_url: url }
    const file = join(folder, 'issues.json')
    const again = async (reactions: Record<string, number>): Promise<ImportReport> => {
      const user = { login: 'bob' }
      const loose = { id: 7, body: 'Yes', user, created_at: at, issue_url: url, reactions }
      writeFileSync(file, JSON.stringify([issue, loose]))
      return runImport(open(), { source: file })
    }
    await again({ '+1': 1, heart: 2 })
    expect((await again({ heart: 2, '+1': 1 })).counts).toMatchObject({ present: 1, taken: 0 })
    const report = await again({ '+1': 4 })
    expect(said(report)).toEqual(['other reactions to comments at the source: taken'])
    const [stored] = await open().orm.select().from(comment)
    expect(stored?.importedReactions).toEqual({ '+1': 4 })
    await again({})
    const [none] = await open().orm.select().from(comment)
    expect(none?.importedReactions).toBeNull()
  })
})
