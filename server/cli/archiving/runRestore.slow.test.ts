import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ArchiveKind } from '#server/areas/archive/manifest.ts'
import { memoryImages } from '#server/areas/archive/testing/memoryImages.ts'
import { writeArchiveFile } from '#server/areas/archive/writeArchiveFile.ts'
import { MIGRATIONS_FOLDER } from '#server/db/migrations.ts'
import { openTestDatabase } from '#server/testing/databases.ts'
import { openInProcess } from '#server/testing/openInProcess.ts'
import { addSite } from '#server/testing/testSite.ts'
import { runCli } from './testing/runCli.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-restore-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (kind: ArchiveKind): string => path.join(folder, `${kind}.zip`)

beforeAll(async () => {
  const db = await openTestDatabase('embedded')
  await addSite(db)
  for (const kind of ['export', 'backup'] as const)
    await writeArchiveFile({ db, images: memoryImages(), kind }, fileOf(kind))
  await db.close()
}, 60_000)

/** Restores an archive; gives what the audit log of the site then holds. */
async function restore(site: string, kind: ArchiveKind, ...more: string[]): Promise<unknown> {
  const dataDir = path.join(folder, site)
  const ran = await runCli('restore', [fileOf(kind), ...more], { DATA_DIR: dataDir })
  expect(ran).toMatchObject({ code: 0 })
  const log = 'select kind, actor_id, subject_name from audit_event'
  const { out, err, status } = openInProcess(dataDir, MIGRATIONS_FOLDER, log)
  if (status !== 0) throw new Error(err)
  return JSON.parse(out)
}

test('a restore is noted in the audit log; an export that is brought into an empty site stays as it is', async () => {
  const noted = (kind: ArchiveKind) => [
    { kind: 'restore.made', actor_id: null, subject_name: `${kind}.zip` },
  ]
  expect(await restore('one', 'backup')).toEqual(noted('backup'))
  expect(await restore('other', 'export')).toEqual([])
  expect(await restore('other', 'export', '--replace')).toEqual(noted('export'))
}, 300_000)
