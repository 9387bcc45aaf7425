import type { Db } from '#server/db/database.ts'
import type { Log } from '#server/services/log/log.ts'
import type { Pusher } from '#server/services/push/createPusher.ts'
import { queuePushes } from './queuePushes.ts'
import { sendPushes, type SendPace } from './sendPushes.ts'

/** The pace of the work; other numbers are for tests. */
interface Pace extends SendPace {
  /** Milliseconds between two looks. */
  readonly everyMs: number
}

const PACE: Pace = { everyMs: 2_000, atOnce: 16, retrySeconds: 15 }

/**
 * Sends what is due to be told by push, for as long as the server runs. Several servers share the
 * work: what one of them has taken the others leave, for a minute at most. At least once: a message
 * that a crash met after its push service had taken it goes out again, and takes the place of the
 * first. Gives how to stop.
 */
export function deliverPushes(
  db: Db,
  pusher: Pusher,
  log: Log,
  pace: Pace = PACE,
): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> | undefined
  const work = async (): Promise<void> => {
    try {
      while (!isStopped && (await queuePushes(db)));
      while (!isStopped && (await sendPushes(db, pusher, log, pace)));
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'The queue of push could not be read')
    }
  }
  const look = (): void => {
    running ??= work().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(look, pace.everyMs).unref()
  look()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}
