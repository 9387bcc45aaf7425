import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runImport } from '#server/areas/importing/runImport.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { openTestDatabase } from '#server/testing/databases.ts'
import { describeWithData } from '#server/testing/feedbackData.ts'
import { loadArchive } from './loadArchive.ts'
import { openArchive } from './readArchive.ts'
import { memoryImages } from './testing/memoryImages.ts'
import { writeArchiveFile } from './writeArchiveFile.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-round-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sets = [
  'rust-issues-github-rest',
  'bitcoin-core-gui-github-metadata-backup',
  'webpackage-archive-json',
]

for (const set of sets) {
  describeWithData(set, (source) => {
    const opened: OpenDatabase[] = []
    afterAll(async () => {
      await Promise.all(opened.map((db) => db.close()))
    })
    const open = async (): Promise<OpenDatabase> => {
      const db = await openTestDatabase('embedded')
      opened.push(db)
      return db
    }

    test.each(['export', 'backup'] as const)(
      'an %s of it, brought into an empty site, gives the same again',
      async (kind) => {
        const [full, empty] = [await open(), await open()]
        await runImport(full, { source })
        const images = memoryImages()
        const write = (db: OpenDatabase, name: string) =>
          writeArchiveFile({ db, images, kind }, path.join(folder, `${set}-${kind}-${name}.zip`))
        const first = await write(full, 'first')
        const archive = await openArchive(first.file)
        await archive.verify()
        await empty.transaction((tx) => loadArchive(tx, archive, { images }))
        archive.close()
        const again = await write(empty, 'again')
        expect({ ...again.manifest, at: '' }).toEqual({ ...first.manifest, at: '' })
        if (kind === 'export') {
          expect(again.sha256).toBe(first.sha256)
          process.stdout.write(`${set}: ${first.sha256}, ${first.bytes} bytes\n`)
        }
      },
      300_000,
    )
  })
}
