import { NO_ADDRESS } from '#server/auth/noAddress.ts'
import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'

const byPerson = statement<{ id: string; email: string }>(
  'emails_by_person',
  `select person_id as id, email from auth_user where person_id = any($1::text[]) and email not like '%${NO_ADDRESS}'`,
)

/** The addresses that people sign in with, in the order asked for; null where there is none. Checks no permission. */
export async function findEmails(db: Db, personIds: readonly string[]): Promise<(string | null)[]> {
  const found = new Map((await db.query(byPerson, [personIds])).map(({ id, email }) => [id, email]))
  return personIds.map((id) => found.get(id) ?? null)
}
