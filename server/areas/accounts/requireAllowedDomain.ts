import { statement, type Db } from '#server/db/database.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { invitationOfEmail } from './findAccount.ts'

/** The domains of a site that has some, where an address is of one of them and another is not. */
const leftDomains = statement<{ domains: string[] }>(
  'email_change_domains',
  `select email_domains as domains from site
   where split_part($1, '@', 2) = any(email_domains) and not split_part($2, '@', 2) = any(email_domains)`,
)
/**
 * Refuses a change of address that leaves the allowed domains, unless the team has invited the new
 * one. Whoever has an address outside them was let in with it, and changes freely.
 */
export async function requireAllowedDomain(db: Db, old: string, email: string): Promise<void> {
  const [left] = await db.query(leftDomains, [old, email])
  if (left === undefined || (await invitationOfEmail(db, email)) !== null) return
  throw refuse('DOMAIN_NOT_ALLOWED', {
    field: 'email',
    domains: left.domains.slice(0, 5).join(', '),
  })
}
