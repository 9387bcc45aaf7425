import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { type Entry, open as openZip, type ZipFile } from 'yauzl'
import { errorText } from '#server/db/diskFailure.ts'
import { StartError } from '#server/lib/startError.ts'
import { type Manifest, MANIFEST, readManifest } from './manifest.ts'

/** An archive that is open for reading. */
export interface OpenArchive {
  readonly file: string
  readonly manifest: Manifest
  /** Gives the bytes of a file of the manifest. */
  read(path: string): Promise<Readable>
  /** Reads all files. Throws StartError, naming the first that is not what was written. */
  verify(signal?: AbortSignal): Promise<void>
  close(): void
}

/** Opens an archive. Throws StartError, a sentence that names the file, where it is none or damaged. */
export async function openArchive(file: string): Promise<OpenArchive> {
  const { zip, entries } = await openEntries(file)
  const read = async (path: string): Promise<Readable> => {
    const entry = entries.get(path)
    if (entry === undefined) throw damaged(file, `${path} is missing`)
    return promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry)
  }
  try {
    if (!entries.has(MANIFEST)) throw otherZip(file, entries)
    const manifest = readManifest(await wholeText(await read(MANIFEST)), file)
    return {
      file,
      manifest,
      read,
      verify: async (signal) => {
        for (const { path, sha256 } of manifest.files) {
          signal?.throwIfAborted()
          const hash = createHash('sha256')
          try {
            for await (const piece of await read(path)) hash.update(piece as Buffer)
          } catch (error) {
            throw error instanceof StartError
              ? error
              : damaged(file, `${path}: ${errorText(error)}`)
          }
          if (hash.digest('hex') !== sha256) throw damaged(file, `${path} was changed`)
        }
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function openEntries(file: string): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  let zip: ZipFile
  try {
    zip = await promisify<string, { lazyEntries: true; autoClose: false }, ZipFile>(openZip)(file, {
      lazyEntries: true,
      autoClose: false,
    })
  } catch (error) {
    throw unreadable(file, error)
  }
  const entries = new Map<string, Entry>()
  try {
    await new Promise<void>((resolve, reject) => {
      zip.on('entry', (entry: Entry) => {
        entries.set(entry.fileName, entry)
        zip.readEntry()
      })
      zip.once('end', resolve)
      zip.once('error', reject)
      zip.readEntry()
    })
  } catch (error) {
    zip.close()
    throw unreadable(file, error)
  }
  return { zip, entries }
}

async function wholeText(stream: Readable): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

function unreadable(file: string, error: unknown): StartError {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new StartError(`There is nothing at ${file}.`)
  if (code === 'EISDIR' || code === 'EACCES')
    return new StartError(`${file} cannot be read (${code}).`)
  return new StartError(
    `${file} is no zip, or was cut off before its end (${error instanceof Error ? error.message : String(error)}).`,
  )
}

function otherZip(file: string, entries: ReadonlyMap<string, Entry>): StartError {
  const isSpreadsheet = entries.has('xl/workbook.xml') || /\.ods$/i.test(file)
  return new StartError(
    isSpreadsheet
      ? `${file} is a spreadsheet: save it as CSV, and import that file.`
      : `${file} is a zip, and not an export of Earshot: Earshot unpacks no zip of another tracker. Unpack it, and import the folder or the file in it; save a spreadsheet as CSV.`,
  )
}

function damaged(file: string, what: string): StartError {
  return new StartError(`${file} is damaged (${what}): nothing of it was used.`)
}
