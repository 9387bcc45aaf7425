import { StartError } from '#server/lib/startError.ts'

/** An export is for people, and holds no secrets; a backup is the site as it was. */
export type ArchiveKind = 'export' | 'backup'

/** The table of contents of an archive, its last file. */
export interface Manifest {
  readonly format: typeof FORMAT
  readonly formatVersion: typeof FORMAT_VERSION
  readonly kind: ArchiveKind
  /** The number of migrations that the database had. */
  readonly schema: number
  /** The moment of a backup. An export has none, so that the same content gives the same bytes. */
  readonly at?: string
  readonly tables: readonly ArchivedTable[]
  /** Images that were in no store when the archive was made. */
  readonly missingImages: readonly string[]
  readonly files: readonly ArchivedFile[]
}

export interface ArchivedTable {
  readonly name: string
  readonly columns: readonly string[]
  /** Null: an archive without its rows, which has its sequences alone. */
  readonly rows: number | null
  /** By column: how far its sequence has counted. */
  readonly counters: Readonly<Record<string, CounterState>>
}

export interface CounterState {
  readonly last: number
  /** False: nothing was counted yet, and `last` comes next. */
  readonly isCalled: boolean
}

export interface ArchivedFile {
  readonly path: string
  readonly bytes: number
  /** SHA-256, hexadecimal. */
  readonly sha256: string
}

export const MANIFEST = 'manifest.json'
export const FORMAT = 'earshot'
const FORMAT_VERSION = 1

/** Gives the path of a table's rows within an archive: a JSON object a line. */
export const rowsPath = (table: string): string => `data/${table}.jsonl`
/** Gives the path of an image within an archive. */
export const imagePath = (id: string): string => `images/${id}`
/** The path of the secret that signs sessions, in a backup of a site that keeps it in its data folder. */
export const SECRET_PATH = 'secret'

/** Makes a manifest of the present format. */
export function createManifest(content: Omit<Manifest, 'format' | 'formatVersion'>): Manifest {
  return { format: FORMAT, formatVersion: FORMAT_VERSION, ...content }
}

/** Reads a manifest. Throws StartError, naming the file, for one of another format or a newer one. */
export function readManifest(text: string, file: string): Manifest {
  const found = parse(text)
  if (found?.format !== FORMAT)
    throw new StartError(
      `${file} is not an archive of Earshot: its ${MANIFEST} says something else.`,
    )
  if (typeof found.formatVersion !== 'number' || found.formatVersion > FORMAT_VERSION)
    throw new StartError(
      `${file} was made by a newer version of Earshot: update Earshot to use it.`,
    )
  if (!isWhole(found)) throw new StartError(`${file} is damaged: its ${MANIFEST} is not whole.`)
  return found
}

function parse(text: string): Partial<Manifest> | null {
  try {
    return JSON.parse(text) as Partial<Manifest> | null
  } catch {
    return null
  }
}

function isWhole(found: Partial<Manifest>): found is Manifest {
  return (
    typeof found.schema === 'number' &&
    (found.kind === 'export' || found.kind === 'backup') &&
    Array.isArray(found.tables) &&
    Array.isArray(found.files) &&
    Array.isArray(found.missingImages)
  )
}
