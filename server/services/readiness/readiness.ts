import { randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Db, statement } from '#server/db/database.ts'
import { isFull } from '#server/db/diskFailure.ts'
import type { Log } from '../log/log.ts'

/**
 * The readiness of this server for all of its work; if it is not ready, a sentence that names no
 * path.
 */
export type Readiness = { readonly ok: true } | { readonly ok: false; readonly reason: string }

interface Parts {
  readonly db: Db
  readonly dataDir: string
  readonly log: Log
  /** Milliseconds for which an answer is given again. */
  readonly keptMs?: number
}

const LONGEST_MS = 5_000
const FILE_BYTES = 4_096

const write = statement<never>(
  'readiness_write',
  `insert into server_fact (name, value) values ('readiness', $1)
   on conflict (name) do update set value = excluded.value, updated_at = now()`,
)

/**
 * Gives a function that tells whether the server can write: a row into the database and a file,
 * synced, into the data folder. Whoever asks often, or many at once, gets one answer: nobody can
 * make the server write by asking.
 */
export function createReadiness({
  db,
  dataDir,
  log,
  keptMs = 5_000,
}: Parts): () => Promise<Readiness> {
  let asked: { readonly at: number; readonly answer: Promise<Readiness> } | undefined
  let wasReady = true

  const look = async (): Promise<Readiness> => {
    const found = await tryAll(db, dataDir)
    if (!found.readiness.ok && wasReady)
      log.error({ err: found.error }, `The server is not ready. ${found.readiness.reason}`)
    wasReady = found.readiness.ok
    return found.readiness
  }
  return () => {
    if (asked === undefined || Date.now() - asked.at >= keptMs)
      asked = { at: Date.now(), answer: look() }
    return asked.answer
  }
}

/** The same for a server that may be told to end: from then on no work is to be sent to it. */
export function readyUntil(
  isStopping: () => boolean,
  readiness: () => Promise<Readiness>,
): () => Promise<Readiness> {
  const stopping = { ok: false, reason: 'The server is stopping.' } as const
  return () => (isStopping() ? Promise.resolve(stopping) : readiness())
}

async function tryAll(
  db: Db,
  dataDir: string,
): Promise<{ readonly readiness: Readiness; readonly error?: unknown }> {
  try {
    await inTime(db.query(write, [new Date().toISOString()]))
  } catch (error) {
    const reason = isFull(error)
      ? 'The disk of the database is full.'
      : 'The database cannot be written to.'
    return { readiness: { ok: false, reason }, error }
  }
  try {
    await inTime(writeFile(dataDir))
  } catch (error) {
    const reason = isFull(error)
      ? 'The disk of the data folder is full.'
      : 'The data folder cannot be written to.'
    return { readiness: { ok: false, reason }, error }
  }
  return { readiness: { ok: true } }
}

async function writeFile(dataDir: string): Promise<void> {
  const file = path.join(dataDir, `earshot.${randomBytes(4).toString('hex')}.tmp`)
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.write(Buffer.alloc(FILE_BYTES))
      await handle.sync()
    } finally {
      await handle.close()
    }
  } finally {
    await rm(file, { force: true })
  }
}

/** Rejects where a write takes so long that nobody would wait for it. */
async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${LONGEST_MS} ms`)), LONGEST_MS)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
