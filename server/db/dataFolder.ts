import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { StartError } from '#server/lib/startError.ts'
import { diskFailure, errorText } from './diskFailure.ts'
import { newerSentence } from './newerSentence.ts'
import { closeToOthers } from './privateFolder.ts'

/** PostgreSQL's major version inside PGlite; its files are of no use to another. */
export const POSTGRES_MAJOR = 18

const MARKER = 'earshot.json'
/**
 * The entries that Earshot puts into a data folder, and those that file systems leave in any
 * folder.
 */
const OURS =
  /^(earshot\.|database(\.new)?$|secret$|images$|fonts$|backups$|lost\+found$|\.DS_Store$|\.gitkeep$)/

interface Marker {
  /** The number of migrations that the database has had. */
  readonly schema: number
  readonly postgres: number
}

/** Gives the paths of the parts of a data folder. */
export function dataPaths(dataDir: string): {
  database: string
  unfinished: string
  marker: string
} {
  return {
    database: path.join(dataDir, 'database'),
    unfinished: path.join(dataDir, 'database.new'),
    marker: path.join(dataDir, MARKER),
  }
}

/**
 * Creates the data folder where there is none, and closes it to other users of the machine. Throws
 * StartError when it is no folder, not usable, or somebody else's.
 */
export function prepareDataFolder(dataDir: string): void {
  const entries = attempt(dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return readdirSync(dataDir)
  })
  if (entries.length > 0 && !entries.some((entry) => entry === MARKER || OURS.test(entry))) {
    throw new StartError(
      `The data folder ${dataDir} holds other files and no Earshot data: name an empty or a new folder in DATA_DIR.`,
    )
  }
  attempt(dataDir, () => closeToOthers(dataDir))
}

/**
 * Looks at the embedded database's files without touching them. Gives whether there is a database.
 * Throws StartError when it is a newer version's, or visibly damaged.
 */
export function inspectDatabase(dataDir: string, schema: number): 'none' | 'present' {
  const { database, marker } = dataPaths(dataDir)
  const written = readMarker(dataDir, marker)
  const version = readIfThere(dataDir, path.join(database, 'PG_VERSION'))
  if (written === undefined && version === undefined && !exists(database)) return 'none'
  if (version === undefined) throw damaged(dataDir, 'database/PG_VERSION is missing')
  if (written !== undefined && written.schema > schema)
    throw new StartError(newerSentence(`The data folder ${dataDir}`))
  if (version.trim() !== String(POSTGRES_MAJOR)) {
    throw damaged(
      dataDir,
      `database/PG_VERSION says ${JSON.stringify(version.trim().slice(0, 20))} instead of ${POSTGRES_MAJOR}`,
    )
  }
  return 'present'
}

/** Notes, durably, which schema the folder's database has. */
export function writeMarker(dataDir: string, schema: number): void {
  const { marker } = dataPaths(dataDir)
  const text = `${JSON.stringify({ schema, postgres: POSTGRES_MAJOR } satisfies Marker)}\n`
  if (readIfThere(dataDir, marker) === text) return
  attempt(dataDir, () => {
    const file = openSync(`${marker}.new`, 'w', 0o600)
    writeSync(file, text)
    fsyncSync(file)
    closeSync(file)
    renameSync(`${marker}.new`, marker)
  })
}

/** The sentence for a database that cannot be used: of its disk where that is the cause, else of damage, with the reason in parentheses. */
export function damaged(dataDir: string, error: unknown): StartError {
  const failure = diskFailure(dataDir, error)
  if (failure !== undefined) return failure
  const reason = error instanceof Error ? error.message : errorText(error)
  return new StartError(
    `The data folder ${dataDir} is damaged and cannot be opened (${reason}): restore it from a backup, or name another folder in DATA_DIR.`,
  )
}

function readMarker(dataDir: string, file: string): Marker | undefined {
  const text = readIfThere(dataDir, file)
  if (text === undefined) return undefined
  try {
    const marker = JSON.parse(text) as Partial<Marker> | null
    if (typeof marker?.schema === 'number') return marker as Marker
  } catch {
    // Not JSON: told below, like JSON that says something else.
  }
  throw damaged(dataDir, `${MARKER} cannot be read`)
}

function exists(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined
}

function readIfThere(dataDir: string, file: string): string | undefined {
  return attempt(dataDir, () => {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found === undefined) return undefined
    if (!found.isFile()) throw damaged(dataDir, `${path.relative(dataDir, file)} is not a file`)
    return readFileSync(file, 'utf8')
  })
}

/** Runs a look at the file system; what the system refuses becomes one sentence. */
function attempt<T>(dataDir: string, look: () => T): T {
  try {
    return look()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (error instanceof StartError) throw error
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new StartError(`The data folder ${dataDir} is a file: name a folder in DATA_DIR.`)
    const failure = diskFailure(dataDir, error)
    if (failure !== undefined) throw failure
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${code ?? errorText(error)}): name another folder in DATA_DIR.`,
    )
  }
}
