import { statement, type Db } from '#server/db/database.ts'
import { ownsSite } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { NO_ADDRESS } from '#server/services/session/noAddress.ts'

const owner = statement<{ hasAddress: boolean; providers: string[] }>(
  'owner_ways_in',
  `select u.email_verified and right(u.email, length($1)) <> $1 as "hasAddress",
     array(select a.provider_id from auth_account a where a.user_id = u.id and a.unlinked_at is null) as providers
   from person p join auth_user u on u.person_id = p.id where ${ownsSite('p')}`,
)

/**
 * Checks that something is offered to sign in by, and that the owner keeps a way that they have.
 * Takes the ways that are set up, those that are switched off, and those to be switched off: one that
 * is set up no longer may stay among them. Refuses otherwise.
 */
export async function requireWayIn(
  tx: Db,
  { ways, before, off }: Record<'ways' | 'before' | 'off', readonly string[]>,
): Promise<void> {
  const field = 'signInOff'
  const unknown = off.find((way) => !ways.includes(way) && !before.includes(way))
  if (unknown !== undefined)
    throw refuse('SIGN_IN_WAY_UNKNOWN', { field, way: unknown.slice(0, 60) })
  const offered = ways.filter((way) => !off.includes(way))
  if (offered.length === 0) throw refuse('SIGN_IN_NEEDS_A_WAY', { field })
  const [known] = await tx.query(owner, [NO_ADDRESS])
  if (!known) return
  const own = [...(known.hasAddress ? ['code'] : []), ...known.providers].filter((way) =>
    ways.includes(way),
  )
  if (own.length > 0 && !own.some((way) => offered.includes(way)))
    throw refuse('SIGN_IN_LOCKS_OWNER_OUT', { field })
}
