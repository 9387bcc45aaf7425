import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comment } from '#server/db/tables/comments.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { importJob } from '#server/db/tables/importing.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { runImport } from './runImport.ts'

const folder = mkdtempSync(join(tmpdir(), 'earshot-times-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const iso = (time = ''): string => new Date(time).toISOString()

describeOnEngines('an idea of which nobody knows when it was posted', (open) => {
  const times = async () =>
    (await open().orm.select().from(idea).orderBy(idea.number)).map(
      ({ createdAt, updatedAt, lastActivityAt }) => ({
        createdAt: iso(createdAt),
        updatedAt: iso(updatedAt),
        lastActivityAt: iso(lastActivityAt),
      }),
    )
  afterEach(async () => {
    await open().orm.delete(idea)
    await open().orm.delete(importJob)
  })

  test('has the time of its import, and keeps it when it is imported again', async () => {
    const text = (votes: number) => `id,title,votes,created\n1,A,${votes},\n2,B,1,2999-01-01\n`
    const { notes } = await runImport(open(), { source: written('a.csv', text(1)) })
    const [job] = await open().orm.select().from(importJob)
    const at = iso(job?.createdAt)
    const first = await times()
    expect(first).toEqual([1, 2].map(() => ({ createdAt: at, updatedAt: at, lastActivityAt: at })))
    expect(
      notes.filter(({ what }) => what === 'no time of creation').map(({ how }) => how),
    ).toEqual([1, 2].map(() => 'taken as the time of the import'))

    const again = await runImport(open(), { source: written('a.csv', text(2)) })
    expect(again.counts).toMatchObject({ ideas: 0, extended: 1, present: 1, taken: 1 })
    expect(await times()).toEqual(first)
  })

  test('has the time at which an import began that was stopped and goes on', async () => {
    const source = written('b.csv', 'id,title\n1,A\n')
    const began = '2024-05-01T10:00:00.000Z'
    await open()
      .orm.insert(importJob)
      .values({ id: 'import_b', source, state: 'STOPPED', options: {}, createdAt: began })
    await runImport(open(), { source })
    expect(await times()).toMatchObject([{ createdAt: began }])
  })

  test('so has a comment that came without its issue', async () => {
    const at = '2024-01-01T00:00:00Z'
    const url = 'https://github.com/a/times/issues/1'
    const issue = { number: 1, title: 'A', body: '', state: 'open', created_at: at, html_url: url }
    const said = { id: 7, body: 'Yes', issue_url: 'https://api.github.com/repos/a/times/issues/1' }
    const source = written('c.json', JSON.stringify([issue, said]))
    await runImport(open(), { source })
    const [job] = await open().orm.select().from(importJob)
    expect(await open().orm.select().from(comment)).toMatchObject([{ createdAt: job?.createdAt }])
  })

  test('has the date that its file writes, once somebody says in which order', async () => {
    const source = written('d.csv', 'id,title,created\n1,A,3/4/2016\n')
    const { notes } = await runImport(open(), { source, dryRun: true })
    expect(notes).toMatchObject([
      {
        what: 'a date whose day and month cannot be told apart',
        how: 'taken as unknown: --dates dmy or --dates mdy says which comes first',
        detail: '3/4/2016',
      },
      { what: 'no time of creation' },
    ])
    expect((await runImport(open(), { source, dates: 'dmy' })).notes).toEqual([])
    expect(await times()).toMatchObject([{ createdAt: '2016-04-03T00:00:00.000Z' }])
    expect(await open().orm.select().from(importJob)).toMatchObject([{ options: { dates: 'dmy' } }])
  })
})
