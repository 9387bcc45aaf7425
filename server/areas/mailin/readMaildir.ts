import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { isAway } from '#server/db/away.ts'
import type { Log } from '#server/services/log/log.ts'
import type { ReceiveMail } from './receiveMail.ts'

/** Of a mail with images, as a mail server sends it. */
export const LONGEST_MAIL = 15 * 1024 * 1024

/** Its headers are there, by which its sender is told that it is too large. */
const BEGINNING = 256 * 1024

/** The retries of a mail that cannot be taken; other numbers are for tests. */
interface Pace {
  /** After the first failure; doubled by each further one, to at most an hour. */
  retryMs: number
  /** A mail that fails so often is put aside. */
  tries: number
}

/** Three hours and a half together: an image store may be away for a while. */
const PACE: Pace = { retryMs: 10_000, tries: 12 }
const LONGEST_MS = 3_600_000

/** Looks into the maildir once. */
type ReadMaildir = (isStopped: () => boolean) => Promise<void>

/**
 * Takes what lies in the `new` folder of a maildir, the oldest first, and moves it to `cur` once it
 * was dealt with, marked as seen. A file that another process has taken meanwhile is passed over. One
 * that cannot be taken holds up no other: it is tried again, ever more rarely, and moved to `failed`
 * in the end. Rejects where the database is away, which says nothing of a mail.
 */
export function createMaildirReader(
  folder: string,
  receive: ReceiveMail,
  log: Log,
  pace: Pace = PACE,
): ReadMaildir {
  const [fresh, seen, failed] = ['new', 'cur', 'failed'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  const troubles = new Map<string, { tries: number; until: number }>()

  const take = async (name: string): Promise<void> => {
    const file = path.join(fresh, name)
    const { size } = await stat(file)
    if (size <= LONGEST_MAIL) await receive(await readFile(file))
    else {
      log.warn({ size }, 'A mail in the maildir is too large and was not taken')
      await receive(await beginningOf(file), [], 'tooLarge')
    }
    await rename(file, path.join(seen, `${name}:2,S`))
    troubles.delete(name)
  }
  const fail = async (name: string, error: unknown): Promise<void> => {
    const tries = (troubles.get(name)?.tries ?? 0) + 1
    const ms = Math.min(LONGEST_MS, pace.retryMs * 2 ** (tries - 1))
    troubles.set(name, { tries, until: Date.now() + ms })
    const facts = { err: error, file: name, tries }
    if (tries < pace.tries) {
      log.error(
        facts,
        `A mail in the maildir could not be taken; the next try is in ${ms / 1_000} s`,
      )
      return
    }
    log.error(facts, `A mail in the maildir could not be taken ${tries} times and goes to "failed"`)
    await mkdir(failed, { recursive: true })
    await rename(path.join(fresh, name), path.join(failed, name))
    troubles.delete(name)
  }

  return async (isStopped) => {
    await mkdir(fresh, { recursive: true })
    await mkdir(seen, { recursive: true })
    for (const name of (await readdir(fresh)).toSorted()) {
      if (isStopped()) return
      if (name.startsWith('.') || (troubles.get(name)?.until ?? 0) > Date.now()) continue
      try {
        await take(name)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
        if (isAway(error)) throw error
        await fail(name, error).catch((err: unknown) => {
          log.error({ err, file: name }, 'A mail in the maildir could not be put aside')
        })
      }
    }
  }
}

async function beginningOf(file: string): Promise<Buffer> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}
