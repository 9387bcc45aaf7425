import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '#server/lib/startError.ts'
import { readCopy, removeCopies } from './copyEmbedded.ts'
import type { OpenDatabase, OpenOptions } from './database.ts'
import {
  damaged,
  dataPaths,
  inspectDatabase,
  prepareDataFolder,
  writeMarker,
} from './dataFolder.ts'
import { diskFailure, errorText } from './diskFailure.ts'
import { type Embedded, startEmbedded } from './engine/embedded.ts'
import { EngineError } from './engine/Engine.ts'
import { migrate, schemaNumber } from './migrate.ts'
import { MIGRATIONS_FOLDER } from './migrations.ts'
import { databaseOver } from './pooled.ts'
import { analyze } from './statistics.ts'

/**
 * Opens the embedded database in a data folder whose lock the caller holds: creates it, migrates an
 * older one, refuses a newer one without touching it. Throws StartError.
 */
export async function openEmbedded(
  dataDir: string,
  {
    migrations = MIGRATIONS_FOLDER,
    onLost,
    beforeMigration,
    isAsItIs = false,
  }: OpenOptions & { migrations?: string } = {},
): Promise<OpenDatabase> {
  prepareDataFolder(dataDir)
  const schema = schemaNumber(migrations)
  const found = inspectDatabase(dataDir, isAsItIs ? Infinity : schema)
  removeCopies(dataDir)
  if (found === 'none') await create(dataDir)
  const embedded = await open(dataDir, onLost)
  try {
    const { pool, interrupt } = embedded
    const db = databaseOver(
      { own: pool, asked: pool, interrupt },
      'embedded',
      embedded.close,
      (on, read) => readCopy(on, dataDir, read),
    )
    if (isAsItIs) return db
    await migrate(pool, {
      folder: migrations,
      what: `The data folder ${dataDir}`,
      before: beforeMigration && ((schemas) => beforeMigration(db, schemas)),
    })
    writeMarker(dataDir, schema)
    await analyze(db, 'unknown')
    return db
  } catch (error) {
    await embedded.close()
    if (error instanceof StartError) throw error
    throw damaged(dataDir, error)
  }
}

async function open(
  dataDir: string,
  onLost: ((reason: Error) => void) | undefined,
): Promise<Embedded> {
  try {
    return await startEmbedded(dataPaths(dataDir).database, { onLost })
  } catch (error) {
    throw error instanceof EngineError ? damaged(dataDir, error) : error
  }
}

/** Beside its place and renamed when whole, so that a first start that is killed leaves no half database. */
async function create(dataDir: string): Promise<void> {
  const { database, unfinished } = dataPaths(dataDir)
  rmSync(unfinished, { recursive: true, force: true })
  try {
    const embedded = await startEmbedded(unfinished)
    await embedded.close()
    syncTree(unfinished)
    renameSync(unfinished, database)
    syncOne(dataDir)
  } catch (error) {
    // A full disk leaves an unfinished folder behind, and the next try needs its space.
    rmSync(unfinished, { recursive: true, force: true })
    const failure = diskFailure(dataDir, error)
    if (failure !== undefined) throw failure
    throw new StartError(
      `A database could not be created in ${dataDir} (${error instanceof Error ? error.message : errorText(error)}).`,
    )
  }
}

/** PGlite unpacks a new database without syncing it, and Postgres later syncs only what it changes itself. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    syncOne(path.join(entry.parentPath, entry.name))
  syncOne(folder)
}

function syncOne(file: string): void {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } catch (error) {
    // Windows syncs neither folders nor files opened for reading.
    if (process.platform !== 'win32') throw error
  } finally {
    closeSync(descriptor)
  }
}
