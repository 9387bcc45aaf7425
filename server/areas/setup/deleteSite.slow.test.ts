import { imageIds } from '#server/areas/archive/strayImages.ts'
import { holdImport } from '#server/areas/importing/holdImport.ts'
import { quoted, readCatalog, schemaOf } from '#server/db/catalog.ts'
import { statement, type Db } from '#server/db/database.ts'
import { rebuild } from '#server/db/rebuild.ts'
import { importJob } from '#server/db/tables/importing.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
import { watchContent } from '#server/kernel/contentVersion.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { buildWorld, type World } from '#server/testing/permissions/world.ts'
import { addIdea, addSite, statusId } from '#server/testing/testSite.ts'
import { createOwnerLink } from './createOwnerLink.ts'
import { createSite } from './createSite.ts'
import { deleteSite } from './deleteSite.ts'
import { removeLeftImages } from './leftImages.ts'

/** What is this database's own and says nothing of the site. */
const OWN = ['content_change', 'outbox_reader', 'server_fact', 'somebody_elses']

/** A world is built in an empty database. */
async function emptied(db: Db): Promise<void> {
  await db.transaction(async (tx) => rebuild(tx, { schema: await schemaOf(tx), keeps: [] }))
}

describeOnEngines('deleting the site', (open, engine) => {
  let world: World
  let owner: Actor & Member

  /** The number of rows of each table that has any, whatever tables there are. */
  const filled = async (): Promise<Record<string, number>> => {
    const rows: [string, number][] = []
    for (const { name } of await readCatalog(open())) {
      const text = `select count(*)::int as count from ${quoted(name)}`
      const [found] = await open().query(statement<{ count: number }>('', text))
      if (found && found.count > 0 && !OWN.includes(name)) rows.push([name, found.count])
    }
    return Object.fromEntries(rows)
  }
  const as = (person: 'owner' | 'admin' | 'member', role: Role): Actor & Member => ({
    personId: world.ids[person] ?? '',
    role,
    banned: false,
    siteIsReadable: true,
  })

  beforeEach(async () => {
    await emptied(open())
    world = await buildWorld(open())
    owner = as('owner', 'OWNER')
  })

  test('is for the owner, who types its name', async () => {
    const before = await filled()
    expect(Object.keys(before).length).toBeGreaterThan(30)
    for (const actor of [as('admin', 'ADMIN'), as('member', 'MEMBER')]) {
      const { errors } = await deleteSite(open(), { actor, name: 'Test' })
      expect(errors).toMatchObject([{ code: 'FORBIDDEN' }])
    }
    // Somebody who was the owner when the request began.
    const former = { ...as('admin', 'ADMIN'), role: 'OWNER' as const }
    expect((await deleteSite(open(), { actor: former, name: 'Test' })).errors).toMatchObject([
      { code: 'FORBIDDEN' },
    ])
    for (const name of ['', 'test', 'Test site'])
      expect((await deleteSite(open(), { actor: owner, name })).errors).toMatchObject([
        { reason: 'SITE_NAME_DIFFERS', field: 'name', message: expect.stringContaining('“Test”') },
      ])
    expect(await filled()).toEqual(before)
  })

  test('leaves nothing of it, and a site that anybody can begin', async () => {
    const images = await imageIds(open())
    expect(images.length).toBeGreaterThan(2)
    const content = watchContent(open())
    const version = await content()
    const { result } = await deleteSite(open(), { actor: owner, name: ' Test ' })
    expect(result).toBe(true)
    expect(await filled()).toEqual({})
    // Another site may already stand in its place when its images are removed, by a server that was stopped meanwhile.
    const removed = { remove: jest.fn(() => Promise.resolve()) }
    await expect(
      removeLeftImages(open(), { remove: () => Promise.reject(new Error('stopped')) }),
    ).rejects.toThrow('stopped')
    for (let start = 0; start < 2; start++) await removeLeftImages(open(), removed)
    expect(removed.remove.mock.calls.flat().toSorted()).toEqual(images.toSorted())
    // Pages that are kept, by whatever server of this database, are of another site.
    expect(await content()).not.toBe(version)
    const link = await createOwnerLink(open(), 'https://ideas.example')
    const token = new URL(link ?? '').searchParams.get('token') ?? ''
    const call = { token, siteName: 'Anew', ownerName: 'Ada', start: 'EMPTY' } as const
    expect((await createSite(open(), call, () => Promise.resolve())).errors).toEqual([])
    expect(Object.keys(await filled())).toEqual(
      expect.arrayContaining(['board', 'person', 'site', 'status']),
    )
  })

  test('leaves tables alone that are not ours, and numbers the ideas of the next site from 1', async () => {
    const ask = (text: string) => open().query(statement<{ count: number }>('', text))
    await ask('create table somebody_elses (id int)')
    await ask('insert into somebody_elses values (1)')
    expect((await deleteSite(open(), { actor: owner, name: 'Test' })).errors).toEqual([])
    expect(await ask('select count(*)::int as count from somebody_elses')).toEqual([{ count: 1 }])
    await ask('drop table somebody_elses')
    const site = await addSite(open())
    const place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
    expect(await addIdea(open(), { title: 'The first', ...place })).toBe(1)
  })

  // On the embedded engine one transaction follows the other.
  if (engine === 'postgres')
    test('gives up where something else is written for long, and changes nothing', async () => {
      const before = await filled()
      let end = (): void => undefined
      const ended = new Promise<void>((resolve) => (end = resolve))
      let begun = (): void => undefined
      const hasBegun = new Promise<void>((resolve) => (begun = resolve))
      const other = open().transaction(async (tx) => {
        await tx.query(statement('', `update tag set updated_at = now()`))
        begun()
        await ended
      })
      await hasBegun
      expect((await deleteSite(open(), { actor: owner, name: 'Test' })).errors).toMatchObject([
        { reason: 'SITE_BUSY' },
      ])
      end()
      await other
      expect(await filled()).toEqual(before)
      expect((await deleteSite(open(), { actor: owner, name: 'Test' })).errors).toEqual([])
    })

  test('waits for an import to end', async () => {
    await open().orm.insert(importJob).values({ id: 'import_now', source: 'a.zip' })
    const release = await holdImport(open(), 'import_now', () => undefined)
    expect((await deleteSite(open(), { actor: owner, name: 'Test' })).errors).toMatchObject([
      { reason: 'IMPORTS_RUN' },
    ])
    await release?.()
    await open().query(statement('', `update import_job set state = 'FINISHED'`))
    expect((await deleteSite(open(), { actor: owner, name: 'Test' })).errors).toEqual([])
  })
})
