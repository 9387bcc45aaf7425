import { createInterface } from 'node:readline'
import { quoted, readCatalog, type TableShape } from '#server/db/catalog.ts'
import type { Db } from '#server/db/database.ts'
import { schemaNumber } from '#server/db/migrate.ts'
import { MIGRATIONS_FOLDER } from '#server/db/migrations.ts'
import { newerSentence } from '#server/db/newerSentence.ts'
import { fillAsItWas, rebuild } from '#server/db/rebuild.ts'
import { registerReader } from '#server/kernel/readOutbox.ts'
import { StartError } from '#server/lib/startError.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import { contentOf, ownTables, serverTables, tableContents } from './contents.ts'
import { type ArchivedTable, imagePath, rowsPath } from './manifest.ts'
import type { OpenArchive } from './readArchive.ts'

/** Characters of rows that are written by one statement. */
const BATCH = 256 * 1024

/** The progress of loading an archive. */
export interface LoadProgress {
  readonly rows: number
  readonly images: number
}

interface LoadOptions {
  readonly images: ImageStore
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined
}

/**
 * Puts an archive in the place of all that the database has, in the caller's transaction: the schema
 * that it was made with, its rows with their ids, numbers and times, and its images. Its files are
 * taken as verified. Throws StartError where this version cannot read it or its parts do not fit.
 */
export async function loadArchive(
  tx: Db,
  archive: OpenArchive,
  { images, signal, onProgress = () => undefined }: LoadOptions,
): Promise<LoadProgress> {
  const { manifest, file } = archive
  if (manifest.schema > schemaNumber(MIGRATIONS_FOLDER)) throw new StartError(newerSentence(file))
  await refuseForeign(tx, archive)
  await tx.query({ name: '', text: `set local timezone to 'UTC'` })
  await tx.query({ name: '', text: 'set local idle_in_transaction_session_timeout to 0' })
  const keeps = [...ownTables, ...(manifest.kind === 'export' ? serverTables : [])]
  const readers = manifest.kind === 'export' ? await findReaders(tx, await readCatalog(tx)) : []
  const shapes = await rebuild(tx, { schema: manifest.schema, keeps })
  let rows = 0
  await fillAsItWas(tx, shapes, async () => {
    for (const table of manifest.tables) {
      const shape = shapes.find(({ name }) => name === table.name)
      if (shape === undefined || !table.columns.every((one) => shape.columns.includes(one)))
        throw misfit(file, `its table ${table.name} is not of its schema ${manifest.schema}`)
      if (table.rows !== null)
        for await (const count of fillTable(tx, archive, table)) {
          signal?.throwIfAborted()
          onProgress({ rows: (rows += count), images: 0 })
        }
      await setCounters(tx, shape, table)
    }
  }).catch((error: unknown) => {
    if (error instanceof StartError || signal?.aborted) throw error
    throw misfit(file, error instanceof Error ? error.message : String(error))
  })
  // A server that runs goes on reading, from the next event on: it registers at its start alone.
  if (hasReaders(shapes)) for (const reader of readers) await registerReader(tx, reader, false)
  const count = await loadImages(tx, archive, { images, signal, onProgress, rows })
  return { rows, images: count }
}

/** A database that others use as well is not emptied for us. */
async function refuseForeign(tx: Db, { manifest }: OpenArchive): Promise<void> {
  const known = new Set([...Object.keys(tableContents), ...manifest.tables.map(({ name }) => name)])
  const foreign = (await readCatalog(tx)).filter(({ name }) => !known.has(name))
  if (foreign.length === 0) return
  throw new StartError(
    `The database has tables that this version of Earshot does not know (${foreign.map(({ name }) => name).join(', ')}): run the version that made them, or give Earshot a database of its own.`,
  )
}

/** The readers of the outbox here, whose places no export has. A database that was not used yet has none. */
async function findReaders(tx: Db, shapes: readonly TableShape[]): Promise<{ name: string }[]> {
  return hasReaders(shapes) ? tx.query({ name: '', text: 'select name from outbox_reader' }) : []
}

function hasReaders(shapes: readonly TableShape[]): boolean {
  return shapes.some(({ name }) => name === 'outbox_reader')
}

async function* fillTable(
  tx: Db,
  archive: OpenArchive,
  { name, columns }: ArchivedTable,
): AsyncGenerator<number> {
  // An export of an older version may have more than is taken of one today.
  const content = contentOf(archive.manifest.kind, name)
  const instead = content === 'nothing' ? {} : content
  const values = columns.map((column) => instead[column] ?? quoted(column)).join(', ')
  const text = `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${values} from json_populate_recordset(null::${quoted(name)}, $1::json)`
  let batch: string[] = []
  let size = 0
  const write = async (): Promise<number> => {
    const count = batch.length
    await tx.query({ name: '', text }, [`[${batch.join(',')}]`])
    batch = []
    size = 0
    return count
  }
  const input = await archive.read(rowsPath(name))
  const failed = new Promise<never>((_, reject) => input.once('error', reject))
  failed.catch(() => undefined)
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    batch.push(line)
    size += line.length
    if (size >= BATCH) yield await Promise.race([write(), failed])
  }
  if (batch.length > 0) yield await write()
}

async function setCounters(tx: Db, shape: TableShape, { counters }: ArchivedTable): Promise<void> {
  for (const { column, sequence } of shape.counters) {
    const state = counters[column]
    if (state === undefined) continue
    await tx.query({ name: '', text: 'select setval($1::regclass, $2::bigint, $3::boolean)' }, [
      sequence,
      state.last,
      state.isCalled,
    ])
  }
}

async function loadImages(
  tx: Db,
  archive: OpenArchive,
  {
    images,
    signal,
    onProgress,
    rows,
  }: Required<Pick<LoadOptions, 'images'>> & {
    readonly signal: AbortSignal | undefined
    readonly onProgress: (progress: LoadProgress) => void
    readonly rows: number
  },
): Promise<number> {
  const paths = new Set(archive.manifest.files.map(({ path }) => path))
  if (!archive.manifest.tables.some(({ name }) => name === 'image')) return 0
  const found = await tx.query<{ id: string; type: string }>({
    name: '',
    text: 'select id, type from image order by id collate "C"',
  })
  let count = 0
  for (const { id, type } of found) {
    signal?.throwIfAborted()
    if (!paths.has(imagePath(id))) continue
    const pieces: Buffer[] = []
    for await (const piece of await archive.read(imagePath(id))) pieces.push(piece as Buffer)
    await images.put(id, { bytes: Buffer.concat(pieces), type })
    count += 1
    if (count % 100 === 0) onProgress({ rows, images: count })
  }
  return count
}

function misfit(file: string, reason: string): StartError {
  return new StartError(`${file} does not fit together (${reason}): nothing was changed.`)
}
