import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { image } from '#server/db/tables/images.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite } from '#server/testing/testSite.ts'
import { loadArchive } from './loadArchive.ts'
import { openArchive } from './readArchive.ts'
import { imageIds, removeStrayImages } from './strayImages.ts'
import { memoryImages } from './testing/memoryImages.ts'
import { writeArchiveFile } from './writeArchiveFile.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-stray-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeOnEngines('a site that is replaced', (open, engine) => {
  test('leaves no bytes behind of images that the one in its place does not have', async () => {
    await addSite(open())
    const { personId } = await addMember(open())
    const images = memoryImages()
    const add = async (id: string): Promise<void> => {
      const facts = { ownerId: personId, type: 'image/png', width: 1, height: 1, size: 3 } as const
      await open()
        .orm.insert(image)
        .values({ id, ...facts })
      await images.put(id, { bytes: Buffer.from(id), type: 'image/png' })
    }
    await add('old')
    const source = { db: open(), images, kind: 'backup' } as const
    const { file } = await writeArchiveFile(source, path.join(folder, `${engine}.zip`))
    await add('new')
    const before = await imageIds(open())
    expect(before.toSorted()).toEqual(['new', 'old'])
    const archive = await openArchive(file)
    await open().transaction((tx) => loadArchive(tx, archive, { images }))
    archive.close()
    // Images of others in the same store are not ours to remove.
    await images.put('another', { bytes: Buffer.from('x'), type: 'image/png' })
    await removeStrayImages(open(), images, { before, signal: AbortSignal.abort() })
    expect(images.kept.size).toBe(3)
    await removeStrayImages(open(), images, { before })
    expect([...images.kept.keys()].toSorted()).toEqual(['another', 'old'])
  })

  test('of a schema without images has none', async () => {
    await open().query({ name: '', text: 'drop table image cascade' })
    expect(await imageIds(open())).toEqual([])
  })
})
