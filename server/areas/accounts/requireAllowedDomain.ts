import { statement, type Db } from '#server/db/database.ts'
import { refuse } from '#server/kernel/refusal.ts'

/** The domains of a site that has some, where an address is of one of them and another is not. */
const leftDomains = statement<{ domains: string[] }>(
  'email_change_domains',
  `select email_domains as domains from site
   where split_part($1, '@', 2) = any(email_domains) and not split_part($2, '@', 2) = any(email_domains)`,
)

/**
 * Refuses a change of address that leaves the allowed domains: also to one that the team has
 * invited, or else anybody could ask whom. Whoever has an address outside them was let in with it,
 * and changes freely.
 */
export async function requireAllowedDomain(db: Db, old: string, email: string): Promise<void> {
  const [left] = await db.query(leftDomains, [old, email])
  if (left === undefined) return
  throw refuse('NEW_DOMAIN_NOT_ALLOWED', {
    field: 'email',
    domains: left.domains.slice(0, 5).join(', '),
  })
}
