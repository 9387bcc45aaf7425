import { statement, type Db } from '#server/db/database.ts'
import type { LockedPerson } from '#server/kernel/lockPeople.ts'
import { isMember } from '#server/kernel/visibility.ts'
import type { Link } from './useLink.ts'

const columns = `p.id, p.name, p.role, p.banned_at is not null as banned`
const byPerson = statement<LockedPerson>(
  'link_holder_by_person',
  `select ${columns} from person p where p.id = $1 and ${isMember('p')} for no key update`,
)
const byEmail = statement<LockedPerson>(
  'link_holder_by_email',
  `select ${columns} from person p join auth_user u on u.person_id = p.id where u.email = $1 and u.email_verified and ${isMember('p')} for no key update of p`,
)

/**
 * The member whom a link signs in: whom it names, or who has the address that it was mailed to.
 * Null: it makes a new one. Locks them within a transaction.
 */
export async function linkHolder(db: Db, { personId, email }: Link): Promise<LockedPerson | null> {
  if (personId !== null) return (await db.query(byPerson, [personId]))[0] ?? null
  return email === null ? null : ((await db.query(byEmail, [email]))[0] ?? null)
}
