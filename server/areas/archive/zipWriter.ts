import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ArchivedFile } from './manifest.ts'

/** A zip that is written as it is made. */
export interface ZipWriter {
  /** Adds a file; resolves when its last byte is read. `isPacked`: it is compressed already. */
  add(
    path: string,
    pieces: AsyncIterable<string | Buffer>,
    isPacked?: boolean,
  ): Promise<ArchivedFile>
  /** Writes the directory; resolves when the output has everything. */
  end(): Promise<void>
  /** Ends the output with an error. */
  fail(error: Error): Promise<void>
}

/** The same for every file, in any time zone: the same content gives the same bytes. */
const UNDATED = { mtime: new Date(1980, 0, 1), mode: 0o100600, forceDosTimestamp: true }

/** Begins a zip on a stream. What it is given is read no faster than the stream takes it. */
export function writeZip(output: Writable): ZipWriter {
  const zip = new ZipFile()
  // Its types say less than it is.
  const zipped = zip.outputStream as Readable
  const piped = pipeline(zipped, output)
  const broken = new Promise<never>((_, reject) => {
    piped.catch(reject)
    zip.on('error', reject)
  })
  broken.catch(() => undefined)
  return {
    async add(path, pieces, isPacked = false) {
      const hash = createHash('sha256')
      let bytes = 0
      const counted = async function* (): AsyncGenerator<Buffer> {
        for await (const piece of pieces) {
          const buffer = typeof piece === 'string' ? Buffer.from(piece) : piece
          bytes += buffer.length
          hash.update(buffer)
          yield buffer
        }
      }
      const stream = Readable.from(counted(), { objectMode: false })
      const ended = new Promise<void>((resolve, reject) => {
        stream.on('end', resolve)
        stream.on('error', reject)
      })
      zip.addReadStreamLazy(path, { ...UNDATED, compress: !isPacked }, (take) => take(null, stream))
      try {
        await Promise.race([ended, broken])
      } finally {
        stream.destroy()
      }
      return { path, bytes, sha256: hash.digest('hex') }
    },
    async end() {
      zip.end()
      await Promise.race([piped, broken])
    },
    async fail(error) {
      zipped.destroy(error)
      await piped.catch(() => undefined)
    },
  }
}
