import { statement, type Db } from '#server/db/database.ts'
import { checkMail, type Mail } from './checkMail.ts'

/** The priority of a letter: all of a lower number go before it. */
export const priorities = {
  /** Letters that somebody waits for, and those that warn them. */
  account: 0,
  /** Letters about what one person did for another. */
  direct: 1,
  notification: 2,
  digest: 3,
} as const

const add = statement<never>(
  'mail_add',
  `insert into mail (recipient, subject, text, html, priority, message_id, thread, unsubscribe_url, reply_to, tells)
   select letter.recipient, letter.subject, letter.text, letter.html, $1::smallint, coalesce(letter."messageId", gen_random_uuid()::text), letter.thread, letter."unsubscribeUrl", letter."replyTo", letter.tells
   from jsonb_to_recordset($2::jsonb) as letter (recipient text, subject text, text text, html text, "messageId" text, thread text, "unsubscribeUrl" text, "replyTo" text, tells text[])`,
)

/**
 * Leaves a letter to be sent once the caller's transaction is committed, also after a restart. What
 * must not be stored readably (a sign-in code) does not go this way. Throws for an address or a
 * subject that could become a header of its own.
 */
export function queueMail(
  tx: Db,
  mail: Mail,
  priority: number = priorities.account,
): Promise<void> {
  return queueLetters(tx, [mail], priority)
}

/** Leaves several letters of one priority as queueMail does, in one statement. */
export async function queueLetters(
  tx: Db,
  letters: readonly Mail[],
  priority: number,
): Promise<void> {
  if (letters.length === 0) return
  for (const letter of letters) checkMail(letter)
  const rows = letters.map(({ to, ...letter }) => ({ recipient: to, ...letter }))
  await tx.query(add, [priority, JSON.stringify(rows)])
  tx.signals.emit('mail')
}
