import { createHash } from 'node:crypto'
import { statement, type Db } from '#server/db/database.ts'
import { SWEEP_BATCH, sweepInBatches } from '#server/db/sweepInBatches.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import {
  imagesLeftLetter,
  mailRefusedLetter,
  type WhyNotPosted,
} from '#server/services/letters/mailRefusedLetter.ts'
import { priorities, queueMail } from '#server/services/mail/queueMail.ts'

/** Letters to one sender in a day that say why a mail was not taken: a program that answers them comes to an end. */
const ANSWERS_PER_DAY = 5
/** Days for which a mail is known that is handed over again. */
const KEPT_DAYS = 30

const find = statement<{ key: string }>(
  'mail_in_find',
  'select key from mail_received where key = $1',
)
const note = statement<{ answers: number }>(
  'mail_in_note',
  `insert into mail_received (key, sender, is_answered) values ($1, $2, $3) on conflict do nothing
   returning (select count(*)::int from mail_received where sender = $2 and is_answered and at > now() - interval '1 day') as answers`,
)
const sweep = statement<{ count: number }>(
  'mail_in_sweep',
  `with gone as (
     delete from mail_received where key in (
       select key from mail_received where at < now() - interval '${KEPT_DAYS} days' limit ${SWEEP_BATCH} for update skip locked) returning 1)
   select count(*)::int as count from gone`,
)

/** Whether a mail was dealt with before. */
export async function wasReceived(db: Db, key: string): Promise<boolean> {
  return (await db.query(find, [key])).length > 0
}

/** The message to the sender of a mail: why it was not taken, or how many of its images were left out. */
type Told = ({ reason: WhyNotPosted } | { left: number }) & { url: string }

/**
 * Notes that a mail was dealt with, and leaves a letter to its sender where there is something to
 * tell: once, whoever handed the mail over how often.
 */
export async function noteReceived(
  db: Db,
  { key, from }: { key: string; from: string },
  told: Told | null,
): Promise<void> {
  const sender = createHash('sha256').update(from).digest('base64url')
  await db.transaction(async (tx) => {
    const [noted] = await tx.query(note, [key, sender, told !== null])
    if (!noted || told === null || noted.answers >= ANSWERS_PER_DAY) return
    const site = await findNamedSite(tx)
    const letter = 'left' in told ? imagesLeftLetter(site, told) : mailRefusedLetter(site, told)
    await queueMail(tx, { to: from, ...letter }, priorities.direct)
  })
}

/** Forgets mails of long ago. Gives how many. */
export function sweepReceivedMail(db: Db): Promise<number> {
  return sweepInBatches(db, sweep)
}
