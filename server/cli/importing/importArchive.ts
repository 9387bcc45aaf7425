import { open, stat } from 'node:fs/promises'
import { loadArchive } from '#server/areas/archive/loadArchive.ts'
import { openArchive } from '#server/areas/archive/readArchive.ts'
import { siteIsEmpty } from '#server/areas/archive/siteIsEmpty.ts'
import { forgetUnknownZones } from '#server/areas/notifications/forgetUnknownZones.ts'
import { schemaOf } from '#server/db/catalog.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { analyze } from '#server/db/statistics.ts'
import { StartError } from '#server/lib/startError.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import type { ImportInput } from './importCommand.ts'

/** The result of importing an export of Earshot. */
export interface ImportedArchive {
  readonly rows: number
  readonly images: number
  readonly isDryRun: boolean
  readonly seconds: number
}

interface ArchiveToImport extends Pick<ImportInput, 'board' | 'dryRun'> {
  readonly source: string
  readonly db: OpenDatabase
  readonly images: ImageStore
  readonly signal: AbortSignal
}

/** The beginning of every zip with a file in it. */
const ZIP = Buffer.from('PK\u0003\u0004')

/** Tells whether a source is a zip; false for what cannot be read, which the importer then says. */
export async function isZip(source: string): Promise<boolean> {
  // Opening a pipe that nobody writes to would wait for ever.
  const isFile = await stat(source).then(
    (found) => found.isFile(),
    () => false,
  )
  const handle = isFile ? await open(source, 'r').catch(() => null) : null
  if (handle === null) return false
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0)
    return bytesRead === ZIP.length && buffer.equals(ZIP)
  } catch {
    return false
  } finally {
    await handle.close()
  }
}

/** Brings an export into an empty site, as it was. Throws StartError where that cannot be. */
export async function importArchive({
  db,
  images,
  source,
  board,
  dryRun = false,
  signal,
}: ArchiveToImport): Promise<ImportedArchive> {
  const startedAt = performance.now()
  const archive = await openArchive(source)
  try {
    const { manifest } = archive
    if (board !== undefined)
      throw new StartError('An export of Earshot has its own boards: leave --board out.')
    if (manifest.kind === 'backup')
      throw new StartError(`${source} is a backup: bring it back with npm run restore.`)
    if (!(await siteIsEmpty(db)))
      throw new StartError(
        'The site is not empty, and an export of Earshot keeps its ids and numbers: bring it into an empty one.',
      )
    if (manifest.schema < (await schemaOf(db)))
      throw new StartError(
        `${source} is of an older version of Earshot: stop the server and bring it in with npm run restore.`,
      )
    await archive.verify(signal)
    const done = dryRun
      ? {
          rows: manifest.tables.reduce((sum, { rows }) => sum + (rows ?? 0), 0),
          images: manifest.files.filter(({ path }) => path.startsWith('images/')).length,
        }
      : await db.transaction(async (tx) => {
          const loaded = await loadArchive(tx, archive, { images, signal })
          // The server that runs reckons with them from its next event on.
          await forgetUnknownZones(tx)
          return loaded
        })
    if (!dryRun) await analyze(db, 'all')
    return { ...done, isDryRun: dryRun, seconds: (performance.now() - startedAt) / 1000 }
  } finally {
    archive.close()
  }
}
