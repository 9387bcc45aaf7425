import type { OpenDatabase } from '#server/db/database.ts'
import { importJob } from '#server/db/tables/importing.ts'
import { board, status } from '#server/db/tables/site.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import { runImport } from '../runImport.ts'
import { writeArchive } from '../testing/issues.ts'
import { beginUndo, undoDue } from './requestUndo.ts'

const closed = { state: 'CLOSED', closedAt: '2024-02-01T00:00:00Z' } as const
const archive = writeArchive('a/places', [
  { number: 1, labels: ['Unused'] },
  { number: 2, labels: ['In use'] },
  { number: 3, labels: ['Renamed'], ...closed },
])
afterAll(archive.remove)

describeOnEngines('boards and statuses of an import that is undone', (open) => {
  let site: TestSite
  const names = async (db: OpenDatabase): Promise<string[]> => [
    ...(await db.orm.select().from(board)).map(({ name }) => name),
    ...(await db.orm.select().from(status)).map(({ name }) => name),
  ]
  const undoLast = async (): Promise<Record<string, number>> => {
    const found = await open().orm.select().from(importJob).orderBy(importJob.createdAt)
    await beginUndo(open(), found.at(-1)?.id ?? '')
    await undoDue(open(), () => false)
    const jobs = await open().orm.select().from(importJob).orderBy(importJob.createdAt)
    return jobs.at(-1)?.undone ?? {}
  }
  beforeAll(async () => {
    site = await addSite(open())
  })

  test('go where nothing is left on them', async () => {
    const before = (await names(open())).toSorted()
    await runImport(open(), { source: archive.path, labels: 'boards' })
    const made = ['Closed', 'In use', 'Renamed', 'Unused']
    expect((await names(open())).toSorted()).toEqual([...before, ...made].toSorted())
    expect(await undoLast()).toMatchObject({
      boards: 3,
      boardsKept: 0,
      statuses: 1,
      statusesKept: 0,
    })
    expect((await names(open())).toSorted()).toEqual(before)
  })

  test('stay where an idea is on them, or the team has changed them, and are counted', async () => {
    await runImport(open(), { source: archive.path, labels: 'boards' })
    const idOf = async (name: string): Promise<string> =>
      (await open().orm.select().from(board)).find((row) => row.name === name)?.id ?? ''
    const place = { boardId: await idOf('In use'), statusId: statusId(site, 'open') }
    await addIdea(open(), { title: 'Ours', ...place })
    await open().query(
      { name: '', text: `update board set updated_at = now() + interval '1 s' where id = $1` },
      [await idOf('Renamed')],
    )
    expect(await undoLast()).toMatchObject({ ideas: 3, boards: 1, boardsKept: 2, statuses: 1 })
    const left = await names(open())
    expect(left).toEqual(expect.arrayContaining(['In use', 'Renamed']))
    expect(left).not.toContain('Unused')
  })
})
