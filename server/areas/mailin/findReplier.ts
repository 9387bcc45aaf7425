import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'

/** The person who may answer a letter: the one whom it went to. */
export interface Replier {
  actor: Actor & Member
  email: string
}

const find = statement<{ role: Role; banned: boolean; email: string; isMembers: boolean }>(
  'mail_in_replier',
  `select p.role, p.banned_at is not null as banned, u.email, coalesce((select visibility = 'MEMBERS' from site), false) as "isMembers"
   from person p join auth_user u on u.person_id = p.id where p.id = $1 and p.deleted_at is null and not p.guest`,
)
const known = statement<{ id: string }>(
  'mail_in_known',
  'select id from auth_user where email = $1 and email_verified',
)

/** The person of a reply's token; null where their account is gone. */
export async function findReplier(db: Db, personId: string): Promise<Replier | null> {
  const [row] = await db.query(find, [personId])
  if (!row) return null
  const { role, banned, email, isMembers } = row
  return { actor: { personId, role, banned, siteIsReadable: !banned || !isMembers }, email }
}

/** Whether an address is an account's: nobody else is written to because of a mail that came in. */
export async function isAccount(db: Db, email: string): Promise<boolean> {
  return (await db.query(known, [email])).length > 0
}
