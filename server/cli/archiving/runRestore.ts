import path from 'node:path'
import { keepBackup, lastBeforeMigration } from '#server/areas/archive/keepBackup.ts'
import { loadArchive } from '#server/areas/archive/loadArchive.ts'
import { SECRET_PATH } from '#server/areas/archive/manifest.ts'
import { openArchive, type OpenArchive } from '#server/areas/archive/readArchive.ts'
import { siteIsEmpty } from '#server/areas/archive/siteIsEmpty.ts'
import { imageIds, removeStrayImages } from '#server/areas/archive/strayImages.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { holdControl } from '#server/control/serveControl.ts'
import { type OpenDatabase, openDatabase } from '#server/db/database.ts'
import { writeMarker } from '#server/db/dataFolder.ts'
import { holdMigrations } from '#server/db/migrate.ts'
import { analyze } from '#server/db/statistics.ts'
import { StartError } from '#server/lib/startError.ts'
import type { Config } from '#server/services/config/config.ts'
import { openImageStore } from '#server/services/imageStore/openImageStore.ts'
import { adoptSecret, layRestoredSecret } from '#server/services/secret/restoredSecret.ts'
import { createLine, type Output } from '../output.ts'
import { locationOf, openConfigured, secretInFolder } from '../services.ts'
import { counted } from './showArchive.ts'
import { requireWayBack } from './wayBack.ts'

interface RestoreOptions {
  /** Undefined: the backup that was made before the last migration. */
  readonly file: string | undefined
  readonly isReplacing: boolean
  readonly config: Config
  readonly output: Output
  readonly signal: AbortSignal
}

/**
 * Puts an archive in the place of the site: all of it or, where it is ended before its end, nothing.
 * Throws StartError where a server runs, the archive cannot be used, or the site is not empty.
 */
export async function runRestore(options: RestoreOptions): Promise<void> {
  const { config, output, signal } = options
  const control = await holdControl(config.dataDir)
  if (control === undefined)
    throw new StartError(
      `A server is using the data folder ${config.dataDir}: stop it, and start it again after the restore.`,
    )
  try {
    const file = options.file ?? (await lastBeforeMigration(config.dataDir))
    if (file === undefined)
      throw new StartError(
        `No migration has been backed up in ${config.dataDir}: name the backup to restore.`,
      )
    const archive = await openArchive(file)
    let isNoted = false
    try {
      await archive.verify(signal)
      const { wasEmpty } = await replaceSite(archive, options)
      // An export that is brought into an empty site gives the same export again.
      isNoted = !wasEmpty || archive.manifest.kind === 'backup'
    } finally {
      archive.close()
    }
    if (options.file === undefined) {
      output.write(
        'The last migration was taken back. Start the version of Earshot that you had before: this one migrates again.\n',
      )
      return
    }
    // An older backup is brought up to date now, so that a failure shows now.
    const db = await openConfigured(config, { beforeMigration: undefined })
    try {
      await analyze(db, 'all')
      if (isNoted)
        await recordAudit(db, 'restore.made', { actorId: null, subjectName: path.basename(file) })
    } finally {
      await db.close()
    }
    output.write('Start the server to use the site.\n')
  } finally {
    await control.release()
  }
}

async function replaceSite(
  archive: OpenArchive,
  options: RestoreOptions,
): Promise<{ wasEmpty: boolean }> {
  const { config, output } = options
  const { dataDir } = config
  const db = await openDatabase(locationOf(config), { isAsItIs: true })
  try {
    if (options.file === undefined) await requireWayBack(db, archive, options)
    const wasEmpty = await siteIsEmpty(db)
    if (!wasEmpty) await keepPresent(db, options)
    const line = createLine(output)
    const images = openImageStore(config)
    const before = await imageIds(db)
    await laySecret(archive, config)
    try {
      const loaded = await db.transaction(async (tx) => {
        await holdMigrations(tx)
        return loadArchive(tx, archive, {
          images,
          signal: options.signal,
          onProgress: ({ rows, images: count }) =>
            line.show(`${counted(rows, 'row')}, ${counted(count, 'image')}`),
        })
      })
      line.clear()
      if (db.engine === 'embedded') writeMarker(dataDir, archive.manifest.schema)
      output.write(
        `Restored ${archive.file}: ${counted(loaded.rows, 'row')} and ${counted(loaded.images, 'image')}.\n`,
      )
      await removeStrayImages(db, images, { before, signal: options.signal }).catch(
        ({ message }: Error) =>
          output.write(`Images of the site as it was were left in their store: ${message}\n`),
      )
      return { wasEmpty }
    } finally {
      line.clear()
      await adoptSecret(db, dataDir).catch(() => undefined)
    }
  } finally {
    await db.close()
  }
}

async function keepPresent(
  db: OpenDatabase,
  { file, isReplacing, config, output }: RestoreOptions,
): Promise<void> {
  if (file !== undefined && !isReplacing)
    throw new StartError(
      'The site is not empty: name another data folder or database, or add --replace to put the backup in its place.',
    )
  const kept = await keepBackup(
    { db, images: openImageStore(config), secret: secretInFolder(config) },
    config.dataDir,
    'before-restore',
  )
  output.write(`The site as it was is kept in ${kept.file}.\n`)
}

async function laySecret(archive: OpenArchive, config: Config): Promise<void> {
  const { files } = archive.manifest
  if (config.secret !== undefined || !files.some(({ path }) => path === SECRET_PATH)) return
  const pieces: Buffer[] = []
  for await (const piece of await archive.read(SECRET_PATH)) pieces.push(piece as Buffer)
  layRestoredSecret(config.dataDir, Buffer.concat(pieces).toString('utf8'))
}
