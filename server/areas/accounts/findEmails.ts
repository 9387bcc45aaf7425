import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import { ownIds, type Reader } from '#server/kernel/reader.ts'
import { NO_ADDRESS } from '#server/services/session/noAddress.ts'

/**
 * The address of the person whose id an expression gives; null where they have none. Members made
 * by a link have a placeholder, which is nobody's address.
 */
export function emailOf(id: string): string {
  return `(select u.email from auth_user u where u.person_id = ${id} and u.email not like '%${NO_ADDRESS}')`
}

/** Whether the person whose id an expression gives has an address that no mail server has refused for good. */
export function canBeMailed(id: string): string {
  return `exists (select from (select ${emailOf(id)} as address offset 0) known
    where known.address is not null and not exists (select from mail_suppression gone where gone.address = known.address))`
}

const byPerson = statement<{ id: string; email: string | null }>(
  'emails_by_person',
  `select p.id, ${emailOf('p.id')} as email from unnest($1::text[]) as p (id)`,
)

/** The addresses that people sign in with, in the order asked for; null where there is none. Checks no permission. */
export async function findEmails(db: Db, personIds: readonly string[]): Promise<(string | null)[]> {
  const found = new Map((await db.query(byPerson, [personIds])).map(({ id, email }) => [id, email]))
  return personIds.map((id) => found.get(id) ?? null)
}

/** The reader's own address, by person: nothing of anybody else. */
export const emailLoaders = (reader: Reader) => ({
  emails: new DataLoader<string, string | null>((ids) =>
    findEmails(reader.db, ownIds(reader, ids)),
  ),
})
