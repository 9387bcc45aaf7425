import type { Writable } from 'node:stream'
import { readCatalog, schemaOf, type TableShape } from '#server/db/catalog.ts'
import type { Db, OpenDatabase } from '#server/db/database.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import { contentOf, keepsCounters } from './contents.ts'
import {
  type ArchivedFile,
  type ArchivedTable,
  type ArchiveKind,
  type CounterState,
  createManifest,
  imagePath,
  type Manifest,
  MANIFEST,
  rowsPath,
  SECRET_PATH,
} from './manifest.ts'
import { rowLines } from './rowLines.ts'
import { sheets } from './sheets.ts'
import { writeZip, type ZipWriter } from './zipWriter.ts'

/** The sources of an archive. */
export interface ArchiveSource {
  readonly db: Pick<OpenDatabase, 'snapshot'>
  /** Undefined: without images, which stay where they are. */
  readonly images?: ImageStore | undefined
  readonly kind: ArchiveKind
  /** The secret that signs sessions, for a backup; null where the site gets it from its environment. */
  readonly secret?: string | null
}

export interface WriteOptions {
  readonly signal?: AbortSignal | undefined
  /** Told of each table and every hundredth image. */
  readonly onProgress?: ((progress: ArchiveProgress) => void) | undefined
}

/** The progress of writing an archive. */
export interface ArchiveProgress {
  readonly rows: number
  readonly images: number
}

/**
 * Writes all of the site to a stream as it is at one moment, while others go on. Holds a piece at a
 * time. Gives what it has written; rejects, and ends the stream with an error, where it cannot.
 */
export async function writeArchive(
  { db, images, kind, secret = null }: ArchiveSource,
  output: Writable,
  { signal, onProgress = () => undefined }: WriteOptions = {},
): Promise<Manifest> {
  const zip = writeZip(output)
  try {
    const files: ArchivedFile[] = []
    const found = await db.snapshot(async (tx) => {
      let rows = 0
      const told = (count: number): void => {
        signal?.throwIfAborted()
        onProgress({ rows: (rows += count), images: 0 })
      }
      const written = await writeTables({ tx, zip, kind, files, onRows: told })
      if (kind === 'export')
        for (const sheet of sheets) files.push(await zip.add(sheet.path, sheet.pieces(tx)))
      return {
        ...written,
        rows,
        schema: await schemaOf(tx),
        images: await imagesIn(tx, written.tables),
      }
    })
    const missingImages: string[] = []
    for (const [at, id] of (images === undefined ? [] : found.images).entries()) {
      signal?.throwIfAborted()
      const stored = await images?.get(id, signal)
      if (stored) files.push(await zip.add(imagePath(id), stored.bytes, true))
      else missingImages.push(id)
      if (at % 100 === 99) onProgress({ rows: found.rows, images: at + 1 })
    }
    if (secret !== null) files.push(await zip.add(SECRET_PATH, one(secret)))
    const manifest = createManifest({
      kind,
      schema: found.schema,
      ...(kind === 'backup' && { at: found.at }),
      tables: found.tables,
      missingImages,
      files,
    })
    await zip.add(MANIFEST, one(`${JSON.stringify(manifest, null, 1)}\n`))
    await zip.end()
    return manifest
  } catch (error) {
    await zip.fail(error as Error)
    throw error
  }
}

interface TablesToWrite {
  readonly tx: Db
  readonly zip: ZipWriter
  readonly kind: ArchiveKind
  readonly files: ArchivedFile[]
  readonly onRows: (count: number) => void
}

async function writeTables({
  tx,
  zip,
  kind,
  files,
  onRows,
}: TablesToWrite): Promise<{ at: string; tables: ArchivedTable[] }> {
  // Moments are written as UTC, whatever the database's own zone is.
  await tx.query({ name: '', text: `set local timezone to 'UTC'` })
  const [now] = await tx.query<{ at: string }>({ name: '', text: 'select now() as at' })
  const tables: ArchivedTable[] = []
  for (const shape of await readCatalog(tx)) {
    const { name, columns } = shape
    const content = contentOf(kind, name)
    const counters = keepsCounters(kind, name) ? await readCounters(tx, shape) : {}
    let rows = 0
    if (content !== 'nothing')
      files.push(
        await zip.add(
          rowsPath(name),
          rowLines(tx, shape, content, (count) => {
            rows += count
            onRows(count)
          }),
        ),
      )
    if (content !== 'nothing' || Object.keys(counters).length > 0)
      tables.push({ name, columns, rows: content === 'nothing' ? null : rows, counters })
  }
  return { at: now?.at ?? '', tables }
}

async function readCounters(
  tx: Db,
  { counters }: TableShape,
): Promise<Record<string, CounterState>> {
  const states: Record<string, CounterState> = {}
  for (const { column, sequence } of counters) {
    const [state] = await tx.query<CounterState>({
      name: '',
      text: `select last_value as last, is_called as "isCalled" from ${sequence}`,
    })
    if (state) states[column] = state
  }
  return states
}

/** The images of the archive's moment, by id; none in a database of before there were images. */
async function imagesIn(tx: Db, tables: readonly ArchivedTable[]): Promise<string[]> {
  if (!tables.some(({ name }) => name === 'image')) return []
  const found = await tx.query<{ id: string }>({
    name: '',
    text: 'select id from image order by id collate "C"',
  })
  return found.map(({ id }) => id)
}

async function* one(text: string): AsyncGenerator<string> {
  yield text
}
