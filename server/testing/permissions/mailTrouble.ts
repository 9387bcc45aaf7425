import type { Db } from '#server/db/database.ts'
import { mail, mailSuppression } from '#server/db/tables/mail.ts'
import type { Thing } from './readers.ts'

/** Adds a letter that could not be sent, and an address that was refused for good. */
export async function addMailTrouble(
  db: Db,
  place: (thing: Thing, id: string, more: { marks: string[] }) => unknown,
  mark: () => string,
): Promise<void> {
  const [word, other] = [mark(), mark()]
  const [letter] = await db.orm
    .insert(mail)
    .values({
      recipient: `${word}@mail.invalid`,
      subject: `Subject ${word}`,
      text: '',
      html: '',
      lastError: `550 ${word}`,
      diedAt: new Date().toISOString(),
    })
    .returning({ id: mail.id })
  place('dead letter', `letter_${letter?.id}`, { marks: [word] })
  await db.orm.insert(mailSuppression).values({
    id: `suppression_${other}`,
    address: `${other}@mail.invalid`,
    reason: `550 ${other}`,
  })
  place('suppressed address', `suppression_${other}`, { marks: [other] })
}
