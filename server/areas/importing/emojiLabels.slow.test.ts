import { idea } from '#server/db/tables/ideas.ts'
import { importJob } from '#server/db/tables/importing.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addSite } from '#server/testing/testSite.ts'
import { runImport } from './runImport.ts'
import { writeArchive } from './testing/issues.ts'

const archive = writeArchive('a/drawn', [{ number: 1, labels: [':bug: bug'] }])
afterAll(archive.remove)

describeOnEngines('a label with emoji that an older version imported as it is written', (open) => {
  const source = archive.path
  const ask = <Row>(text: string): Promise<Row[]> => open().query<Row>({ name: '', text })
  const tags = () =>
    ask(
      `select t.name, exists (select from idea_tag x where x.tag_id = t.id) as used from tag t where name_key like '%bug' or name = 'Defect'`,
    )
  /** Imports as the older version did. */
  const importedBefore = async (): Promise<void> => {
    await runImport(open(), { source })
    await ask(`update tag set name = ':bug: bug', name_key = ':bug: bug' where name = '🐛 bug'`)
    await ask(`update import_label set name_key = ':bug: bug' where name_key = '🐛 bug'`)
  }
  beforeAll(() => addSite(open()))
  afterEach(async () => {
    await open().orm.delete(idea)
    await open().orm.delete(importJob)
    await ask('delete from tag')
  })

  test('keeps its tag, also under the name that the team gave that', async () => {
    await importedBefore()
    expect((await runImport(open(), { source })).counts).toMatchObject({ present: 1, taken: 0 })
    expect(await tags()).toEqual([{ name: ':bug: bug', used: true }])
    await ask(`update tag set name = 'Defect', name_key = 'defect' where name = ':bug: bug'`)
    expect((await runImport(open(), { source })).counts).toMatchObject({ present: 1, taken: 0 })
    const more = writeArchive('a/other', [{ number: 1, labels: [':bug: bug'] }])
    expect((await runImport(open(), { source: more.path })).counts).toMatchObject({ ideas: 1 })
    more.remove()
    expect(await tags()).toEqual([{ name: 'Defect', used: true }])
  })

  test('stays away where the team has deleted its tag', async () => {
    await importedBefore()
    await ask('delete from idea_tag')
    await ask(`update tag set name_key = id, deleted_at = now() where name = ':bug: bug'`)
    expect((await runImport(open(), { source })).counts).toMatchObject({ present: 1, taken: 0 })
    expect(await ask('select from tag where deleted_at is null')).toEqual([])
  })
})
