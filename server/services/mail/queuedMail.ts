import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { SWEEP_BATCH, sweepInBatches } from '#server/db/sweepInBatches.ts'
import type { Mail } from './checkMail.ts'
import type { MailFailure } from './failure.ts'

/** A letter whose turn it is. */
export interface QueuedMail extends Mail {
  id: string
  attempts: number
  /** A failure is the last one. */
  isOld: boolean
  /** Why nothing is sent to its address; null where it is. */
  suppressed: string | null
}

/** While a letter is with the mail server, nobody else takes it; several times as long as sending may take. */
const LEASE_SECONDS = 120
const LONGEST_SECONDS = 7_200
/** Days for which what could not be sent is kept. */
const DEAD_DAYS = 30

const take = statement<QueuedMail>(
  'mail_take',
  `update mail set leased_until = now() + interval '${LEASE_SECONDS} seconds', attempts = attempts + 1
   where id = (select id from mail where died_at is null and next_attempt_at <= now() and (leased_until is null or leased_until <= now())
               order by priority, next_attempt_at, id limit 1 for update skip locked)
   returning id, recipient as "to", subject, text, html, message_id as "messageId", thread, unsubscribe_url as "unsubscribeUrl", reply_to as "replyTo", tells, attempts,
     give_up_at <= now() as "isOld", (select reason from mail_suppression where address = recipient) as suppressed`,
)
// A server that starts knows nothing of why the last one waited.
const hurry = statement<never>(
  'mail_hurry',
  'update mail set next_attempt_at = now() where next_attempt_at > now() and died_at is null',
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
const die = statement<never>(
  'mail_die',
  'update mail set died_at = now(), leased_until = null, last_error = $2 where id = $1',
)
const suppress = statement<never>(
  'mail_suppress',
  'insert into mail_suppression (id, address, reason) values ($1, $2, $3) on conflict (address) do nothing',
)
const sweep = statement<{ count: number }>(
  'mail_sweep_dead',
  `with gone as (
     delete from mail where id in (
       select id from mail where died_at < now() - interval '${DEAD_DAYS} days' limit ${SWEEP_BATCH} for update skip locked) returning 1)
   select count(*)::int as count from gone`,
)

/** Makes ready for sending what the servers before have left. */
export async function takeOver(db: Db): Promise<void> {
  if (db.engine === 'embedded') await db.query(endLeases)
  await db.query(hurry)
}

/** Takes the letter whose turn it is; null where there is none. */
export async function takeMail(db: Db): Promise<QueuedMail | null> {
  return (await db.query(take))[0] ?? null
}

/** The mail server has taken it. */
export async function forgetMail(db: Db, { id }: QueuedMail): Promise<void> {
  await db.query(done, [id])
}

/**
 * Keeps a letter that was not taken: for the next attempt, whose seconds from now it gives, or with
 * the dead (null): one that was refused for good, or has been tried for days. An address that was
 * refused for good gets no more letters of the queue.
 */
export async function keepMail(
  db: Db,
  { id, to, attempts, isOld }: QueuedMail,
  { reason, fault }: MailFailure,
  retrySeconds: number,
): Promise<number | null> {
  if (fault === 'ADDRESS') await db.query(suppress, [newId('suppression'), to, reason])
  if (fault === 'ADDRESS' || fault === 'REFUSED' || isOld) {
    await db.query(die, [id, reason])
    return null
  }
  const seconds = Math.min(LONGEST_SECONDS, retrySeconds * 2 ** (attempts - 1))
  await db.query(later, [id, seconds, reason])
  return seconds
}

/** Deletes dead letters that nobody has sent again for a month. Gives how many. */
export function sweepDeadMail(db: Db): Promise<number> {
  return sweepInBatches(db, sweep)
}
