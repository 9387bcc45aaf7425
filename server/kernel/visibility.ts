import { isTeam, type Actor } from './actor.ts'

/**
 * Who may read what (docs/RULES.md#permissions): one condition per entity, used by every path to it: lists, counts, search, node.
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

/** An actor as the conditions take it. Who is banned reads as a visitor does: nothing is theirs. */
export function reading(actor: Actor): Reading {
  return {
    levels: readableLevels(actor),
    me: actor.banned ? null : actor.personId,
    team: isTeam(actor),
  }
}

/** Where the board alias `b` may be read. Takes the parameter that holds `levels`. */
export function boardReadable(levels: string): string {
  return `b.visibility = any(${levels}::text[])`
}

/** Where everybody may read the board of the first alias who may read that of the second. */
export function asOpenAs(board: string, other: string): string {
  const rank = (alias: string) =>
    `array_position(array['PUBLIC', 'MEMBERS', 'TEAM'], ${alias}.visibility)`
  return `${rank(board)} <= ${rank(other)}`
}

/** Where the tag alias `t` may be read. Takes the parameter that holds `team`. */
export function tagReadable(team: string): string {
  return `(t.visibility = 'PUBLIC' or ${team}::boolean)`
}

/** Where the person alias `p` may be shown: not once their account is deleted, and never a guest, whose vote counts and who has no name. */
export function personReadable(): string {
  return 'p.deleted_at is null and not p.guest'
}

/**
 * Where only a placeholder is left of the idea alias `i`: its author deleted account and posts, and what others wrote there stays readable.
 * See deletePosts.ts, which blanks it and leaves `state_changed_at` empty.
 */
const placeholder = `(i.state = 'DELETED' and i.state_changed_at is null
    and exists (select from person gone where gone.id = i.author_id and gone.deleted_at is not null))`

/** Where the idea alias `i`, joined to its board `b`, may be read by its address: what waits for approval by its author and the team alone. */
export function ideaReadable({
  levels,
  me,
  team,
}: {
  levels: string
  me: string
  team: string
}): string {
  return `${boardReadable(levels)} and (i.state = 'LIVE' or (i.state = 'PENDING' and i.author_id = ${me}::text) or ${team}::boolean or ${placeholder})`
}

/** Where the idea may be read whose number an expression gives: for what hangs on it. */
export function ideaOpen(
  number: string,
  reader: { levels: string; me: string; team: string },
): string {
  return `exists (select from idea i join board b on b.id = i.board_id where i.number = ${number} and ${ideaReadable(reader)})`
}

/**
 * Where the comment alias `c` may be read, given that its idea may: what waits for approval by its author and the team alone, what was removed
 * by the team, and by all as a placeholder (see commentShown) while replies hang on it.
 */
export function commentReadable({ me, team }: { me: string; team: string }): string {
  return `(c.state = 'LIVE' or ${team}::boolean or (c.state = 'PENDING' and c.author_id = ${me}::text)
      or (c.state in ('SPAM', 'DELETED') and exists (select from comment r where r.idea_number = c.idea_number and r.reply_to = c.id and r.state = 'LIVE' and not r.internal)))
    and (not c.internal or ${team}::boolean)`
}

/** Where text and author of a readable comment alias `c` may be seen, not its place alone. */
export function commentShown(team: string): string {
  return `(c.state in ('LIVE', 'PENDING') or ${team}::boolean)`
}

/** Where the reason of the vote alias `v`, who of the team cast it and the link to its evidence may be read: by the team and the voter. */
export function voteReasonReadable({ me, team }: { me: string; team: string }): string {
  return `(${team}::boolean or v.person_id = ${me}::text)`
}

/** Where the person of an alias takes part in the site, with a role: no guest, not deleted, and not known from an import alone. */
export function isMember(alias: string): string {
  return `(not ${alias}.guest and ${alias}.deleted_at is null and (${alias}.source is null or exists (select from auth_user account where account.person_id = ${alias}.id)))`
}
