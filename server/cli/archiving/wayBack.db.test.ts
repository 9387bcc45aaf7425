import path from 'node:path'
import { backupName } from '#server/areas/archive/backupNames.ts'
import { createManifest } from '#server/areas/archive/manifest.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { schemaOf } from '#server/db/catalog.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addSite } from '#server/testing/testSite.ts'
import { requireWayBack } from './wayBack.ts'

const HOUR = 3_600_000

describeOnEngines('a restore without a file', (open) => {
  const ask = async (given: { hours: number; migrations: number; isReplacing?: boolean }) => {
    const { hours, migrations, isReplacing = false } = given
    const name = backupName('before-migration', new Date(Date.now() - hours * HOUR - 1000))
    const schema = (await schemaOf(open())) - migrations
    const empty = { tables: [], files: [], missingImages: [] }
    const manifest = createManifest({ kind: 'backup', schema, ...empty })
    const file = path.join('/backups', name)
    let said = ''
    const output = { write: (more: string) => (said += more) }
    await requireWayBack(open(), { file, manifest }, { isReplacing, output })
    return said
  }
  beforeAll(async () => {
    await addSite(open())
    await open().query({
      name: '',
      text: `insert into person (id, name) values ('person_now', 'Ann')`,
    })
  })

  test('takes the last migration back, and says how old the backup is', async () => {
    expect(await ask({ hours: 3, migrations: 1 })).toMatch(
      /^The last backup before a migration is \/backups\/before-migration-\w+\.\d+Z\.zip, of \d{4}-\d\d-\d\d \d\d:\d\d UTC, 3 hours ago\.\n$/,
    )
    expect(await ask({ hours: 0, migrations: 2 })).toContain(', 0 minutes ago.')
  })

  test('replaces nothing where there was no migration since, whatever is added', async () => {
    for (const isReplacing of [false, true])
      await expect(ask({ hours: 3, migrations: 0, isReplacing })).rejects.toThrow(
        'The database has not been migrated since',
      )
  })

  test('a backup that was made meanwhile is no use of the site', async () => {
    await open().query({
      name: '',
      text: `update person set created_at = now() - interval '5 days'`,
    })
    await recordAudit(open(), 'backup.made', { actorId: null })
    expect(await ask({ hours: 75, migrations: 1 })).toContain(', 3 days ago.')
    await open().query({ name: '', text: `update person set created_at = now()` })
  })

  test('asks for --replace where more than a day of work would go', async () => {
    await expect(ask({ hours: 75, migrations: 1 })).rejects.toThrow(
      /^The site has been used since, last on .* UTC: .* Add --replace/,
    )
    expect(await ask({ hours: 75, migrations: 1, isReplacing: true })).toContain(', 3 days ago.')
  })
})
