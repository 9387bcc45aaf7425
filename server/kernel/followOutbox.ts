import { randomUUID } from 'node:crypto'
import { isAway } from '#server/db/away.ts'
import type { Db } from '#server/db/database.ts'
import type { Log } from '#server/services/log/log.ts'
import {
  isBehind,
  noteFailure,
  readNext,
  registerReader,
  releaseLease,
  UnreadableEvent,
  type OutboxEvent,
  type OutboxReader,
} from './readOutbox.ts'

/** The pace of a reader; other numbers are for tests. */
interface Pace {
  /** Looks by itself this often: for events of other processes, and when another reader ended. */
  everyMs: number
  /** The moments after recording at which to look for an event: its transaction is still open at first. */
  settleMs: readonly number[]
  /** After the first failure; doubled by each further one, to at most a minute. */
  retryMs: number
}

interface Following extends Pace {
  /** Told of an event that is passed unread. */
  onPassed: () => void
}

const PACE: Pace = { everyMs: 2_000, settleMs: [10, 100], retryMs: 1_000 }
const LONGEST_MS = 60_000
/** An event that fails so often is passed, so that those after it are read. */
const TRIES = 6

/**
 * Reads events as they come, for as long as the server runs; of several processes on one database
 * one reads, and another goes on when that one ends. What fails is tried again, ever more rarely,
 * and passed in the end. Gives how to stop, which waits for the part that is being read.
 */
export function followOutbox(
  db: Db,
  reader: OutboxReader,
  log: Log,
  options: Partial<Following> = {},
): () => Promise<void> {
  const pace = { ...PACE, onPassed: () => undefined, ...options }
  const holder = randomUUID()
  const timers = new Map<number, NodeJS.Timeout>()
  let stopped = false
  let isWanted = false
  let isRegistered = false
  /** Set after a failure, until it is time to try again. */
  let waiting: NodeJS.Timeout | undefined
  let failures = 0
  let skip: OutboxEvent | null = null
  let running: Promise<void> | undefined

  const look = (): void => {
    isWanted = true
    if (stopped || waiting) return
    running ??= work().finally(() => {
      running = undefined
      if (isWanted) look()
    })
  }
  const lookIn = (ms: number): void => {
    if (stopped || timers.has(ms)) return
    timers.set(
      ms,
      setTimeout(() => {
        timers.delete(ms)
        look()
      }, ms).unref(),
    )
  }
  const work = async (): Promise<void> => {
    isWanted = false
    try {
      if (!isRegistered) await registerReader(db, reader)
      isRegistered = true
      while (!stopped && (await isBehind(db, reader)) && (await readNext(db, reader, holder, skip)))
        failures = 0
      skip = null
    } catch (error) {
      if (!stopped) await fail(error)
    }
  }
  const fail = async (error: unknown): Promise<void> => {
    failures += 1
    const ms = Math.min(LONGEST_MS, pace.retryMs * 2 ** (failures - 1))
    waiting = setTimeout(() => {
      waiting = undefined
      look()
    }, ms).unref()
    const passed = await tellFailure(db, reader, log, { error, retryMs: ms })
    if (passed !== null) pace.onPassed()
    skip = passed ?? skip
  }
  const regularly = setInterval(look, pace.everyMs).unref()
  const wake = (): void => pace.settleMs.forEach(lookIn)
  db.signals.on('event', wake)
  look()
  return async () => {
    stopped = true
    db.signals.off('event', wake)
    clearInterval(regularly)
    for (const timer of timers.values()) clearTimeout(timer)
    await running
    clearTimeout(waiting)
    await releaseLease(db, reader, holder).catch(() => undefined)
  }
}

/** Tells that reading failed. Gives the event that failed too often, which is to be passed; else null. */
async function tellFailure(
  db: Db,
  reader: OutboxReader,
  log: Log,
  { error, retryMs }: { error: unknown; retryMs: number },
): Promise<OutboxEvent | null> {
  // A database that is away says nothing of the event.
  if (!(error instanceof UnreadableEvent) || isAway(error.cause)) {
    log.error({ err: error, reader: reader.name }, 'The outbox could not be read')
    return null
  }
  // Counted at the database, so that a server which starts again goes on counting.
  const tries = await noteFailure(db, reader).catch(() => 0)
  const { seq, kind } = error.event
  const facts = { err: error.cause, reader: reader.name, event: seq, kind, tries }
  if (tries >= TRIES) {
    log.error(facts, `An event could not be read ${TRIES} times and is passed`)
    return error.event
  }
  log.error(facts, `An event could not be read; the next try is in ${retryMs / 1_000} s`)
  return null
}
