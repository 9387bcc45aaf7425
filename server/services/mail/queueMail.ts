import { statement, type Db } from '#server/db/database.ts'
import { checkMail, type Mail } from './checkMail.ts'
import { mailWasQueued } from './wakeMail.ts'

const add = statement<never>(
  'mail_add',
  'insert into mail (recipient, subject, text, html) values ($1, $2, $3, $4)',
)

/**
 * Leaves a letter to be sent once the caller's transaction is committed, also after a restart. What must not be stored
 * readably (a sign-in code) does not go this way. Throws for an address or a subject that could become a header of its own.
 */
export async function queueMail(tx: Db, mail: Mail): Promise<void> {
  checkMail(mail)
  await tx.query(add, [mail.to, mail.subject, mail.text, mail.html])
  mailWasQueued()
}
