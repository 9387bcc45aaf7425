import { statement, type Db } from '#server/db/database.ts'
import { NO_ADDRESS } from '#server/services/session/noAddress.ts'

/** Somebody who can sign in. */
export interface Account {
  userId: string
  personId: string
  name: string
  email: string
  banned: boolean
}

const columns = `u.id as "userId", u.email, p.id as "personId", p.name, p.banned_at is not null as banned`
const byEmail = statement<Account>(
  'account_by_email',
  `select ${columns} from auth_user u join person p on p.id = u.person_id where u.email = $1 and u.email_verified`,
)
const byProvider = statement<Account>(
  'account_by_provider',
  `select ${columns} from auth_account a join auth_user u on u.id = a.user_id join person p on p.id = u.person_id where a.provider_id = $1 and a.account_id = $2 and a.unlinked_at is null`,
)
const unlinked = statement<{ id: string }>(
  'account_unlinked',
  'select id from auth_account where user_id = $1 and provider_id = $2 and account_id = $3 and unlinked_at is not null',
)
const invitedAs = statement<{
  id: string
  name: string
  role: 'MEMBER' | 'COLLABORATOR' | 'ADMIN'
}>(
  'invitation_of_email',
  `select id, name, role from invitation where email = $1 and kind = 'MEMBER' and person_id is null and used_at is null and revoked_at is null and expires_at > now()
   order by created_at desc, id desc limit 1`,
)
/** The condition that the site lets an address have an account by its domain. */
function domainAllowed(email: string): string {
  return `(cardinality(email_domains) = 0 or split_part(${email}, '@', 2) = any(email_domains))`
}

const welcome = statement<{ welcome: boolean }>(
  'email_is_welcome',
  `select exists (select from auth_user where email = $1 and email_verified) or exists (select from site where sign_up = 'OPEN' and ${domainAllowed('$1')})
     or exists (select from invitation where email = $1 and kind = 'MEMBER' and person_id is null and used_at is null and revoked_at is null and expires_at > now()) as welcome`,
)

/** The account of a proven address; it must be normalised. */
export async function accountOfEmail(db: Db, email: string): Promise<Account | null> {
  const [account] = await db.query(byEmail, [email])
  return account ?? null
}

/** The account that a provider's person was linked to. */
export async function accountOfProvider(
  db: Db,
  provider: string,
  subject: string,
): Promise<Account | null> {
  const [account] = await db.query(byProvider, [provider, subject])
  return account ?? null
}

/** Whether an account's holder has unlinked a provider's person from it. */
export async function isUnlinked(
  db: Db,
  { userId }: Account,
  { provider, subject }: { provider: string; subject: string },
): Promise<boolean> {
  return (await db.query(unlinked, [userId, provider, subject])).length > 0
}

/** The newest open invitation of an address. */
export async function invitationOfEmail(
  db: Db,
  email: string,
): Promise<{ id: string; name: string; role: 'MEMBER' | 'COLLABORATOR' | 'ADMIN' } | null> {
  const [invitation] = await db.query(invitedAs, [email])
  return invitation ?? null
}

/** Whether whoever proves this address is let in: they have an account, are invited, or anybody may have one. */
export async function isWelcome(db: Db, email: string): Promise<boolean> {
  const [found] = await db.query(welcome, [email])
  return found?.welcome === true && !email.endsWith(NO_ADDRESS)
}
