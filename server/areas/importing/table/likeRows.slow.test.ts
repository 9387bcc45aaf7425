import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { idea } from '#server/db/tables/ideas.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import type { ImportReport } from '../counts.ts'
import type { ImportedIssue } from '../items/shape.ts'
import { runImport } from '../runImport.ts'
import { createLikeRows, type LikeRows } from './likeRows.ts'

const folder = mkdtempSync(join(tmpdir(), 'earshot-alike-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeOnEngines('rows of one title without number, author and time', (open) => {
  const run = (header: string, rows: readonly string[], dryRun = false): Promise<ImportReport> => {
    const source = join(folder, 'alike.csv')
    writeFileSync(source, `${[header, ...rows].join('\n')}\n`)
    return runImport(open(), { source, dryRun })
  }
  const bodies = async () =>
    (await open().orm.select().from(idea)).map(({ body }) => body).toSorted()
  afterEach(() => open().orm.delete(idea))

  const header = 'title,description,votes'
  const rows = ['Dark mode,For the app,3', 'Dark mode,For the mails,5', 'Dark mode,For the app,3']

  test('are ideas of their own where their texts differ, and one where they are equal', async () => {
    const dry = await run(header, rows, true)
    const { counts, notes } = await run(header, rows)
    expect([dry.counts.ideas, counts.ideas, counts.votes]).toEqual([2, 2, 8])
    expect(notes.map(({ what }) => what)).toContain('the same issue twice in the source')
    expect(await bodies()).toEqual(['For the app', 'For the mails'])
  })

  test('bring nothing new when they come again, in whichever order', async () => {
    await run(header, rows)
    for (const again of [rows, rows.toReversed()])
      expect((await run(header, again)).counts).toMatchObject({ ideas: 0, present: 2, taken: 0 })
  })

  test('are not doubled where an older version took the first alone', async () => {
    await run(header, rows.slice(0, 1))
    expect((await run(header, rows.toReversed())).counts).toMatchObject({ ideas: 1, present: 1 })
    expect(await bodies()).toEqual(['For the app', 'For the mails'])
  })

  test('stay known where one of them has another text', async () => {
    await run(header, rows)
    const edited = ['Dark mode,For the app and the web,3', 'Dark mode,For the mails,5']
    expect((await run(header, edited)).counts).toMatchObject({ ideas: 0, taken: 1 })
    expect(await bodies()).toEqual(['For the app and the web', 'For the mails'])
  })

  test('are ideas of their own where they have the same text on other boards', async () => {
    const boards = ['Dark mode,Please,Apps', 'Dark mode,Please,Mails']
    expect((await run('title,description,board', boards)).counts).toMatchObject({ ideas: 2 })
    expect((await run('title,description,board', boards)).counts).toMatchObject({ present: 2 })
  })

  const counting =
    (like: LikeRows) =>
    (key: string, body: string): void =>
      like.count({
        kind: 'issue',
        notes: [],
        issue: { source: 's', key, row: { row: body, body } } as ImportedIssue,
      })

  test('are told apart in time where there are very many of one title', () => {
    const count = counting(createLikeRows())
    // Far above what it takes: what this catches is quadratic, which takes minutes.
    const start = process.cpuUsage()
    for (let at = 0; at < 200_000; at++) count('k', `text ${at}`)
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(10_000)
  })

  test('are looked up in few queries, and no more where it was told to stop', async () => {
    const like = createLikeRows()
    const count = counting(like)
    for (let at = 0; at < 700; at++) for (const body of ['a', 'b']) count(`k${at}`, body)
    const query = jest.spyOn(open(), 'query')
    await like.settle(open())
    expect(query).toHaveBeenCalledTimes(3)
    count('k', 'a')
    count('k', 'b')
    await like.settle(open(), AbortSignal.abort())
    expect(query).toHaveBeenCalledTimes(3)
    query.mockRestore()
  })

  test('are the same idea twice where author and time say so', async () => {
    const twice = ['A,Text,Ann,2024-01-01,3', 'A,Text,Ann,2024-01-01,4']
    const { counts } = await run('title,description,author,created,votes', twice)
    expect(counts).toMatchObject({ ideas: 1, votes: 3 })
  })
})
