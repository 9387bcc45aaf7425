import type { Actor, Member, Role } from './actor.ts'
import { acts, ownActs, type Act, type OwnAct } from './acts.ts'
import { refuse } from './refusal.ts'
import type { BoardRow } from './rows.ts'

const ranks = { MEMBER: 1, COLLABORATOR: 2, ADMIN: 3, OWNER: 4 } as const satisfies Record<
  Role,
  number
>

/** The one answer to "may they?": nobody who is signed out, banned, or below the act's role. */
export function may(actor: Actor, act: Act): boolean {
  return actor.role !== null && !actor.banned && ranks[actor.role] >= ranks[acts[act]]
}

/**
 * Tells whether somebody may vote: a member, and on a public site that allows guests everybody who
 * is not signed in.
 */
export function mayVote(
  actor: Actor,
  site: { visibility: 'PUBLIC' | 'MEMBERS'; guestVoting: boolean } | null,
): boolean {
  return (
    may(actor, 'vote') ||
    (actor.role === null && site?.guestVoting === true && site.visibility === 'PUBLIC')
  )
}

/** Tells whether somebody who may vote may do so on a board. */
export function mayVoteOn({ voting }: Pick<BoardRow, 'voting'>, actor: Actor): boolean {
  return (
    voting === 'EVERYONE' ||
    may(actor, 'useTeamBoards') ||
    (voting === 'MEMBERS' && may(actor, 'vote'))
  )
}

/** The actor as the member who may do something. Refuses a visitor with NOT_SIGNED_IN, anybody else who may not with FORBIDDEN. */
export function requireMay(actor: Actor, act: Act): Actor & Member {
  const { personId, role } = actor
  if (personId !== null && role !== null && may(actor, act)) return { ...actor, personId, role }
  if (actor.banned) throw refuse('BANNED')
  if (role === null) throw refuse('SIGN_IN_FIRST', { act })
  throw refuse('NOT_ALLOWED', { act })
}

/** Tells whether an act concerns one's own account. */
export function isOwnAct(act: Act | OwnAct): act is OwnAct {
  return (ownActs as readonly string[]).includes(act)
}

/** The actor as the one whose account it is: what is theirs a banned person may look after as well. Refuses visitors with NOT_SIGNED_IN. */
export function requireSelf(actor: Actor, act: OwnAct): Actor & Member {
  const { personId, role } = actor
  if (personId === null || role === null) throw refuse('SIGN_IN_FIRST', { act })
  return { ...actor, personId, role }
}

/** A query's expression of how high the role stands that an expression gives. */
export function rankSql(role: string): string {
  return `case ${role} ${Object.entries(ranks)
    .map(([name, rank]) => `when '${name}' then ${rank}`)
    .join(' ')} end`
}

/**
 * Gives the SQL condition that a person belongs to the team by their role, banned or not; it has an
 * index. Takes the person's alias.
 */
export function inTeam(alias: string): string {
  return `${alias}.role in ('COLLABORATOR', 'ADMIN', 'OWNER')`
}

/**
 * Gives the SQL condition that ideas can be assigned to a person: to whoever is of the team, but for
 * the invented team of the sample. Takes the person's alias.
 */
export function canBeAssigned(alias: string): string {
  return `(${inTeam(alias)} and ${alias}.banned_at is null and ${alias}.deleted_at is null
    and (${alias}.import_id is null or exists (select from auth_user u where u.person_id = ${alias}.id)))`
}

/** Gives the SQL condition that a person owns the site. Takes the person's alias. */
export function ownsSite(alias: string): string {
  return `${alias}.role = 'OWNER'`
}

/** Tells whether a role is above another one: nobody acts on their equals or betters. */
export function outranks(role: Role, other: Role): boolean {
  return ranks[role] > ranks[other]
}

/** The roles that an actor may give: those below their own; admins alone give any (docs/RULES.md#permissions). */
export function assignableRoles(actor: Actor): Role[] {
  if (!may(actor, 'managePeople') || actor.role === null) return []
  const own = actor.role
  return (['MEMBER', 'COLLABORATOR', 'ADMIN'] as const).filter((role) => outranks(own, role))
}

/** Refuses a role that an actor may not give. */
export function requireAssignable(actor: Actor, role: Role): void {
  if (assignableRoles(actor).includes(role)) return
  throw refuse(role === 'OWNER' ? 'ROLE_OWNER' : 'ROLE_NOT_BELOW', { field: 'role' })
}
