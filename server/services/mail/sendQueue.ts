import type { Db } from '#server/db/database.ts'
import type { Log } from '../log/log.ts'
import { failureOf, type MailFailure } from './failure.ts'
import type { Mailer } from './mailer.ts'
import { forgetMail, keepMail, takeMail, takeOver, type QueuedMail } from './queuedMail.ts'

/** The pace of the queue; other numbers are for tests. */
interface Pace {
  /** Looks by itself this often: for letters whose time has come, and for those of other processes. */
  everyMs: number
  /**
   * The moments after queueing at which to look for the letter: its transaction is still open at
   * first.
   */
  settleMs: readonly number[]
  /** After the first failure; doubled by each further one, to at most two hours. */
  retrySeconds: number
  /** Letters that are sent at once. */
  atOnce: number
  /** After a server that cannot be reached; doubled by each further failure, to at most a minute. */
  pauseMs: number
}

/** Takes a letter back that may not go out any more; gives whether it did. */
type WithdrawMail = (db: Db, mail: QueuedMail) => Promise<boolean>

/** The options of the queue; it withdraws nothing unless it is told how. */
interface Queue extends Pace {
  withdraw: WithdrawMail
}

const PACE: Pace = {
  everyMs: 15_000,
  settleMs: [20, 200, 2_000],
  retrySeconds: 15,
  atOnce: 1,
  pauseMs: 1_000,
}
const LONGEST_PAUSE_MS = 60_000

/**
 * Sends queued letters, several at once, for as long as the server runs: those that are urgent
 * first. At least once: a letter is deleted after the mail server has taken it, so one that a crash
 * or a cut connection met in between goes out again, with the same Message-ID. What fails is tried
 * again for two days, ever more rarely, and is then kept with the dead; what the mail server refuses
 * for good is so at once. Before each attempt a letter is offered to `withdraw`. Gives how to stop.
 */
export function sendQueue(
  db: Db,
  mailer: Mailer,
  log: Log,
  queue: Partial<Queue> = {},
): () => Promise<void> {
  const { everyMs, settleMs, ...sending } = { ...PACE, withdraw: keep, ...queue }
  const senders = createSenders(db, mailer, log, sending)
  const timers = new Set<NodeJS.Timeout>()
  const lookIn = (ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      senders.look()
    }, ms).unref()
    timers.add(timer)
  }
  const wake = (): void => settleMs.forEach(lookIn)
  const regularly = setInterval(senders.look, everyMs).unref()
  db.signals.on('mail', wake)
  const begun = takeOver(db).then(senders.look, (error: unknown) => {
    log.error({ err: error }, 'The queue of mail could not be read')
  })
  return async () => {
    db.signals.off('mail', wake)
    clearInterval(regularly)
    for (const timer of timers) clearTimeout(timer)
    await Promise.all([begun, senders.stop()])
  }
}

const keep: WithdrawMail = () => Promise.resolve(false)

/** Those who send, at most `atOnce`: each takes letters until there is none. */
function createSenders(
  db: Db,
  mailer: Mailer,
  log: Log,
  { atOnce, retrySeconds, pauseMs, withdraw }: Omit<Queue, 'everyMs' | 'settleMs'>,
): { look: () => void; stop: () => Promise<void> } {
  const active = new Set<Promise<void>>()
  let isStopped = false
  let failures = 0
  let pause: NodeJS.Timeout | undefined

  const look = (): void => {
    if (isStopped || pause !== undefined || active.size >= atOnce) return
    const sender = work()
      .catch((error: unknown) => {
        if (!isStopped) log.error({ err: error }, 'The queue of mail could not be read')
      })
      .finally(() => active.delete(sender))
    active.add(sender)
  }
  const work = async (): Promise<void> => {
    while (!isStopped && pause === undefined) {
      const mail = await takeMail(db)
      if (mail === null) return
      // While this one is sent, another sender looks for the next.
      look()
      if (mail.suppressed === null && (await withdraw(db, mail))) continue
      const failure = await attempt(mailer, mail)
      if (failure?.fault === 'SERVER') rest()
      else failures = 0
      if (failure === null) await forgetMail(db, mail)
      else noteFailure(log, mail, failure, await keepMail(db, mail, failure, retrySeconds))
    }
  }
  /** A server that is away is not asked for each of many letters. */
  const rest = (): void => {
    if (pause !== undefined || isStopped) return
    const ms = Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** failures)
    failures += 1
    pause = setTimeout(() => {
      pause = undefined
      look()
    }, ms).unref()
  }
  return {
    look,
    stop: async () => {
      isStopped = true
      clearTimeout(pause)
      while (active.size > 0) await Promise.all(active)
    },
  }
}

/** Sends a letter; gives why it was not taken. */
async function attempt(mailer: Mailer, mail: QueuedMail): Promise<MailFailure | null> {
  if (mail.suppressed !== null) return { reason: mail.suppressed, fault: 'ADDRESS' }
  try {
    await mailer.send(mail)
    return null
  } catch (error) {
    return failureOf(error)
  }
}

function noteFailure(
  log: Log,
  { id, attempts }: QueuedMail,
  { reason, fault }: MailFailure,
  seconds: number | null,
): void {
  const facts = { mail: id, attempts, reason }
  if (seconds !== null)
    log.warn(facts, `A mail could not be sent; the next try is in ${Math.ceil(seconds)} s`)
  else if (fault === 'ADDRESS') log.warn(facts, 'A mail was refused for good by its address')
  else if (fault === 'REFUSED')
    log.error(facts, 'A mail was refused for good by its mail server and was given up')
  else log.error(facts, 'A mail could not be sent for days and was given up')
}
