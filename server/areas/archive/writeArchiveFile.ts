import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isFull } from '#server/db/diskFailure.ts'
import { StartError } from '#server/lib/startError.ts'
import { giveName } from './giveName.ts'
import type { Manifest } from './manifest.ts'
import { type ArchiveSource, writeArchive, type WriteOptions } from './writeArchive.ts'

/** An archive on the disk. */
export interface WrittenArchive {
  readonly file: string
  readonly bytes: number
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string
  readonly manifest: Manifest
}

/**
 * Writes an archive to a file, whole and on the disk before it has its name, for its owner alone.
 * Never replaces a file. Throws StartError where it cannot be written.
 */
export async function writeArchiveFile(
  source: ArchiveSource,
  file: string,
  options: WriteOptions = {},
): Promise<WrittenArchive> {
  if ((await stat(file).catch(() => null)) !== null)
    throw new StartError(`There is already a file at ${file}: name another one.`)
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`
  const hash = createHash('sha256')
  let bytes = 0
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const handle = await open(unfinished, 'wx', 0o600)
    const through = new PassThrough()
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of through as AsyncIterable<Buffer>) {
        hash.update(piece)
        bytes += piece.length
        yield piece
      }
    }
    const written = pipeline(
      counted,
      createWriteStream(unfinished, { fd: handle.fd, autoClose: false }),
    )
    try {
      // Both have ended before the file is closed, also where one of them fails.
      const ended = await Promise.allSettled([writeArchive(source, through, options), written])
      for (const one of ended) if (one.status === 'rejected') throw one.reason
      const manifest = (ended[0] as PromiseFulfilledResult<Manifest>).value
      await handle.sync()
      await giveName(unfinished, file)
      return { file, bytes, sha256: hash.digest('hex'), manifest }
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw unwritable(file, error)
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}

function unwritable(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (isFull(error))
    return new StartError(
      `${file} could not be written: the disk is full. Nothing was left behind.`,
    )
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR')
    return new StartError(
      `${file} cannot be written (${code}): name a file in a folder of this user.`,
    )
  return error
}
