import { statement, type Db } from '#server/db/database.ts'
import type { Log } from '../log/log.ts'
import type { Mailer } from './mailer.ts'
import { onMailQueued } from './wakeMail.ts'

interface Queued {
  id: string
  to: string
  subject: string
  text: string
  html: string
  attempts: number
  isOld: boolean
}

const GIVE_UP_DAYS = 2
/** While a letter is with the mail server, nobody else takes it; several times as long as sending may take. */
const LEASE_SECONDS = 60

const take = statement<Queued>(
  'mail_take',
  `update mail set leased_until = now() + interval '${LEASE_SECONDS} seconds', attempts = attempts + 1
   where id = (select id from mail where next_attempt_at <= now() and (leased_until is null or leased_until <= now())
               order by next_attempt_at, id limit 1 for update skip locked)
   returning id, recipient as "to", subject, text, html, attempts, created_at < now() - interval '${GIVE_UP_DAYS} days' as "isOld"`,
)
// A server that starts knows nothing of why the last one waited.
const hurry = statement<never>(
  'mail_hurry',
  'update mail set next_attempt_at = now() where next_attempt_at > now()',
)
// An embedded database has one server alone, so any letter under way at its start belongs to a
// server that is gone. On PostgreSQL another server may be sending it, so a dead one's lease has to
// run out.
const endLeases = statement<never>(
  'mail_end_leases',
  'update mail set leased_until = null where leased_until is not null',
)
const done = statement<never>('mail_done', 'delete from mail where id = $1')
const later = statement<never>(
  'mail_later',
  `update mail set next_attempt_at = now() + $2 * interval '1 second', leased_until = null, last_error = $3 where id = $1`,
)

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
}

const PACE: Pace = { everyMs: 15_000, settleMs: [20, 200, 2_000], retrySeconds: 15 }
const LONGEST_SECONDS = 7_200

/**
 * Sends queued letters, one after another, for as long as the server runs. At least once: a letter
 * is deleted after the mail server has taken
 * it, so one that a crash met in between goes out again. What fails is tried again for two days, ever more rarely. Gives how to stop.
 */
export function sendQueue(
  db: Db,
  mailer: Mailer,
  log: Log,
  pace: Pace = PACE,
): () => Promise<void> {
  const timers = new Set<NodeJS.Timeout>()
  let stopped = false
  let isWanted = false
  let running: Promise<void> | undefined

  const lookIn = (ms: number): void => {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      isWanted = true
      running ??= work().finally(() => {
        running = undefined
      })
    }, ms).unref()
    timers.add(timer)
  }
  const work = async (): Promise<void> => {
    try {
      while (isWanted && !stopped) {
        isWanted = false
        while (!stopped && (await sendNext(db, mailer, log, pace)));
      }
    } catch (error) {
      if (!stopped) log.error({ err: error }, 'The queue of mail could not be read')
    }
  }
  const regularly = setInterval(() => lookIn(0), pace.everyMs).unref()
  const forget = onMailQueued(() => pace.settleMs.forEach(lookIn))
  running = takeOver(db)
    .then(
      () => lookIn(0),
      (error: unknown) => log.error({ err: error }, 'The queue of mail could not be read'),
    )
    .finally(() => {
      running = undefined
    })
  return async () => {
    stopped = true
    forget()
    clearInterval(regularly)
    for (const timer of timers) clearTimeout(timer)
    await running
  }
}

/** Makes ready for sending what the servers before have left. */
async function takeOver(db: Db): Promise<void> {
  if (db.engine === 'embedded') await db.query(endLeases)
  await db.query(hurry)
}

/** Sends the letter whose turn it is; false when there is none. */
async function sendNext(
  db: Db,
  mailer: Mailer,
  log: Log,
  { retrySeconds }: Pace,
): Promise<boolean> {
  const [mail] = await db.query(take)
  if (!mail) return false
  try {
    await mailer.send(mail)
    await db.query(done, [mail.id])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (mail.isOld) {
      await db.query(done, [mail.id])
      log.error(
        { mail: mail.id, attempts: mail.attempts, reason },
        `A mail could not be sent for ${GIVE_UP_DAYS} days and was given up`,
      )
    } else {
      const seconds = Math.min(LONGEST_SECONDS, retrySeconds * 2 ** (mail.attempts - 1))
      await db.query(later, [mail.id, seconds, reason.slice(0, 500)])
      log.warn(
        { mail: mail.id, attempts: mail.attempts, reason },
        `A mail could not be sent; the next try is in ${seconds} s`,
      )
    }
  }
  return true
}
