import { isTeam } from './actor.ts'
import type { Actor } from './actor.ts'

/**
 * Who may read what (SPEC 5): one condition per entity, used by every path to it: lists, counts, search, node.
 * What these leave out does not exist for the reader.
 */
export type Visibility = 'PUBLIC' | 'MEMBERS' | 'TEAM'

/** The values that the conditions below need, in a statement's parameters. */
export interface Reading {
  levels: Visibility[]
  me: string | null
  team: boolean
}

/** The visibilities of boards that an actor may read; none where the site itself is closed to them. */
export function readableLevels(actor: Actor): Visibility[] {
  if (!actor.siteIsReadable) return []
  if (isTeam(actor)) return ['PUBLIC', 'MEMBERS', 'TEAM']
  return actor.role !== null && !actor.banned ? ['PUBLIC', 'MEMBERS'] : ['PUBLIC']
}

/** An actor as the conditions take it. */
export function reading(actor: Actor): Reading {
  return { levels: readableLevels(actor), me: actor.personId, team: isTeam(actor) }
}

/** Where the board alias `b` may be read. Takes the parameter that holds `levels`. */
export function boardReadable(levels: string): string {
  return `b.visibility = any(${levels}::text[])`
}

/** Where the tag alias `t` may be read. Takes the parameter that holds `team`. */
export function tagReadable(team: string): string {
  return `(t.visibility = 'PUBLIC' or ${team}::boolean)`
}

/** Where the idea alias `i`, joined to its board `b`, may be read by its address: what waits for approval by its author and the team alone. */
export function ideaReadable({ levels, me, team }: { levels: string; me: string; team: string }): string {
  return `${boardReadable(levels)} and (i.state = 'LIVE' or (i.state = 'PENDING' and i.author_id = ${me}::text) or ${team}::boolean)`
}

/** Where the comment alias `c` may be read, given that its idea may. */
export function commentReadable(team: string): string {
  return `c.state = 'LIVE' and (not c.internal or ${team}::boolean)`
}
