export type Role = 'MEMBER' | 'COLLABORATOR' | 'ADMIN' | 'OWNER'

/**
 * The person who acts or reads, as far as permissions depend on it. `personId` is null for a
 * visitor; `role` alone is null for a guest, who voted before signing in.
 */
export interface Actor {
  personId: string | null
  role: Role | null
  banned: boolean
  /** Whether the site as a whole is open to this actor (docs/RULES.md#entities, Site.visibility). */
  siteIsReadable: boolean
}

/** A signed-in person who may act; the domain's commands take one. */
export interface Member {
  personId: string
  role: Role
}

/**
 * Tells whether an actor belongs to the team (docs/RULES.md#permissions: collaborator and above).
 */
export function isTeam(actor: { role: Role | null; banned?: boolean }): boolean {
  return actor.role !== null && actor.role !== 'MEMBER' && actor.banned !== true
}

/**
 * Tells whether an actor is a guest: known by a cookie alone, so that each browser's vote counts
 * once (docs/RULES.md#permissions).
 */
export function isGuest(actor: Pick<Actor, 'personId' | 'role'>): boolean {
  return actor.personId !== null && actor.role === null
}
