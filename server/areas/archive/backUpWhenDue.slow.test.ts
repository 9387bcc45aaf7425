import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderBackups } from '#server/services/backupStore/folderBackups.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addSite } from '#server/testing/testSite.ts'
import { backUpWhenDue, lastBackupSeconds } from './backUpWhenDue.ts'
import { openArchive } from './readArchive.ts'

describeOnEngines('scheduled backups', (open) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-scheduled-'))
  const target = path.join(folder, 'backups')
  const work = path.join(folder)
  afterAll(() => rmSync(folder, { recursive: true }))
  const store = folderBackups(target)
  const due = (over: object = {}, signal?: AbortSignal) =>
    backUpWhenDue(
      {
        db: open(),
        source: { db: open() },
        store,
        workFolder: work,
        everyHours: 24,
        keep: 2,
        ...over,
      },
      signal,
    )
  const age = (hours: number) =>
    open().query({
      name: '',
      text: `update server_fact set updated_at = updated_at - interval '${hours} hours' where name = 'backup'`,
    })

  test('are made when one is due, by one server, and the oldest go', async () => {
    await addSite(open())
    const [first, second] = await Promise.all([due(), due()])
    expect([first, second].filter((name) => name !== null)).toHaveLength(1)
    expect(await due()).toBeNull()
    const archive = await openArchive(path.join(target, first ?? second ?? ''))
    await archive.verify()
    expect(archive.manifest.kind).toBe('backup')
    archive.close()
    await age(23)
    expect(await due()).toBeNull()
    await age(2)
    const third = await due()
    await age(25)
    const fourth = await due()
    expect(readdirSync(target).sort()).toEqual([third, fourth].sort())
    expect(readdirSync(work)).toEqual(['backups'])
  })

  const broken = { ...store, put: () => Promise.reject(new Error('disk full')) }
  const minutes = (count: number) => age(count / 60)

  test('that fail are due again after a wait that doubles, and leave nothing behind', async () => {
    await age(25)
    const before = await lastBackupSeconds(open())
    expect(before).toBeGreaterThan(Date.now() / 1000 - 26 * 3600)
    for (const wait of [10, 20, 40, 80, 160, 320, 360, 360]) {
      await expect(due({ store: broken })).rejects.toThrow('disk full')
      expect(readdirSync(work)).toEqual(['backups'])
      await minutes(wait - 1)
      expect(await due({ store: broken })).toBeNull()
      await minutes(2)
    }
    expect(await lastBackupSeconds(open())).toBe(before)
    expect(await due()).not.toBeNull()
    expect(await lastBackupSeconds(open())).toBeGreaterThan(Date.now() / 1000 - 60)
    await age(25)
    await expect(due({ store: broken })).rejects.toThrow('disk full')
    await minutes(11)
    expect(await due()).not.toBeNull()
  })

  test('that a stop has ended are due at once, and have not failed', async () => {
    await age(25)
    const stopping = new AbortController()
    const stopped = { ...store, put: () => (stopping.abort(), broken.put()) }
    await expect(due({ store: stopped }, stopping.signal)).rejects.toThrow('disk full')
    await expect(due({ store: broken })).rejects.toThrow('disk full')
    await minutes(11)
    expect(await due()).not.toBeNull()
  })

  test('are not made again because the old ones could not be listed', async () => {
    await age(25)
    const unlisted = { ...store, names: () => Promise.reject(new Error('403')) }
    await expect(due({ store: unlisted })).rejects.toThrow('403')
    expect(await due()).toBeNull()
  })
})
