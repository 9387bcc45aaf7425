import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { memoryImages } from '#server/areas/archive/testing/memoryImages.ts'
import { openTestDatabase } from '#server/testing/databases.ts'
import { addSite } from '#server/testing/testSite.ts'
import { archiveCommand, type ArchiveLine } from './archiveCommand.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an empty site is not the one that was meant: nothing is written of it', async () => {
  const db = await openTestDatabase('embedded')
  try {
    const archiver = { source: () => ({ db, images: memoryImages(), kind: 'backup' as const }) }
    const run = async (): Promise<ArchiveLine[]> => {
      const lines: ArchiveLine[] = []
      for await (const line of archiveCommand(
        { kind: 'backup', file: path.join(folder, 'site.zip') },
        { services: { archiver, db }, signal: new AbortController().signal },
      ))
        lines.push(line as ArchiveLine)
      return lines
    }
    await expect(run()).rejects.toThrow(
      'This site is empty: are DATA_DIR and DATABASE_URL set to the same values as for the server? No file was written.',
    )
    expect(readdirSync(folder)).toEqual([])
    await addSite(db)
    expect((await run()).at(-1)).toHaveProperty('summary')
  } finally {
    await db.close()
  }
})
