import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member, Role } from './actor.ts'
import type { Act } from './acts.ts'
import { assignableRoles, outranks, requireMay } from './permissions.ts'
import { refuse } from './refusal.ts'
import { isMember } from './visibility.ts'

/** Why somebody may not act on themselves. */
type OneselfReason = 'OWN_BAN' | 'OWN_UNBAN' | 'OWN_ROLE' | 'OWN_OWNERSHIP'

/** Somebody as they are while their row is locked. */
export interface LockedPerson {
  id: string
  name: string
  role: Role
  banned: boolean
}

// Not FOR UPDATE: rows that name a person (votes, the idempotency of this very call) hold a key
// share, and two calls would wait for each other.
const lock = statement<LockedPerson>(
  'people_lock',
  `select p.id, p.name, p.role, p.banned_at is not null as banned from person p
   where p.id = any($1::text[]) and ${isMember('p')} order by p.id collate "C" for no key update`,
)

/**
 * Locks who acts and whom they act on until the transaction ends, always in the same order, and
 * gives both as they are now: what the request knew of their roles may be outdated. Refuses who may
 * not any more, oneself, who is no member, and whoever is not below the actor.
 */
export async function lockPeople(
  tx: Db,
  actor: Actor & Member,
  { act, personId, oneself }: { act: Act; personId: string; oneself: OneselfReason },
): Promise<{ me: LockedPerson; other: LockedPerson }> {
  const people = await lockAs(tx, actor, { act, personId })
  const me = people.find(({ id }) => id === actor.personId)
  const other = people.find(({ id }) => id === personId)
  if (!me || !other) throw refuse('PERSON_GONE', { field: 'userId' })
  if (me.id === other.id) throw refuse(oneself, { field: 'userId' })
  if (!outranks(me.role, other.role))
    throw refuse('PERSON_NOT_BELOW', { field: 'userId', name: other.name })
  return { me, other }
}

/** Locks who invites until the transaction ends, and gives them as they are now. Refuses a role that they may not give. */
export async function lockInviter(
  tx: Db,
  actor: Actor & Member,
  role: Role,
): Promise<LockedPerson> {
  const [me] = await lockAs(tx, actor, { act: 'managePeople', personId: actor.personId })
  if (!me || !assignableRoles({ ...actor, role: me.role }).includes(role))
    throw refuse('INVITED_ROLE_NOT_BELOW', { field: 'role' })
  return me
}

async function lockAs(
  tx: Db,
  actor: Actor & Member,
  { act, personId }: { act: Act; personId: string },
): Promise<LockedPerson[]> {
  requireMay(actor, act)
  const people = await tx.query(lock, [[actor.personId, personId]])
  const me = people.find(({ id }) => id === actor.personId)
  requireMay({ ...actor, role: me?.role ?? null, banned: me?.banned ?? true }, act)
  return people
}
