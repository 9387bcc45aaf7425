import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { memoryImages } from '#server/areas/archive/testing/memoryImages.ts'
import { writeArchiveFile } from '#server/areas/archive/writeArchiveFile.ts'
import { notificationSetting } from '#server/db/tables/notifications.ts'
import { describeOnEngines, openTestDatabase } from '#server/testing/databases.ts'
import { addMember, addSite } from '#server/testing/testSite.ts'
import { importArchive } from './importArchive.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeOnEngines('an export that a running server brings in', (open, engine) => {
  test('keeps the time zones that this database knows, and no others', async () => {
    await addSite(open())
    const images = memoryImages()
    const zones = new Map<string, string | null>()
    for (const timeZone of ['Asia/Kolkata', 'Nowhere/Else']) {
      const { personId } = await addMember(open())
      await open().orm.insert(notificationSetting).values({ personId, timeZone })
      zones.set(personId, timeZone === 'Nowhere/Else' ? null : timeZone)
    }
    const source = path.join(folder, `${engine}.zip`)
    await writeArchiveFile({ db: open(), images, kind: 'export' }, source)
    const db = await openTestDatabase(engine)
    try {
      await importArchive({ db, images, source, signal: new AbortController().signal })
      const kept = await db.orm.select().from(notificationSetting)
      expect(new Map(kept.map(({ personId, timeZone }) => [personId, timeZone]))).toEqual(zones)
    } finally {
      await db.close()
    }
  })
})
