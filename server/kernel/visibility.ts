import { isTeam, type Actor } from './actor.ts'
import { inTeam } from './permissions.ts'

/**
 * The rules of reading (docs/RULES.md#permissions): one condition per entity, used by every path to
 * it: lists, counts, search, node. A row that they leave out does not exist for the reader.
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

/**
 * Gives what the conditions below need as expressions of the person of an alias, in place of a
 * statement's parameters: to ask what each of many may read. Somebody who is banned has to be left
 * out besides.
 */
export function readingOf(alias: string): Record<keyof Reading, string> {
  const team = `(${inTeam(alias)})`
  return {
    levels: `(case when ${team} then array['PUBLIC', 'MEMBERS', 'TEAM'] else array['PUBLIC', 'MEMBERS'] end)`,
    me: `${alias}.id`,
    team,
  }
}

/** Gives the condition that the board `b` may be read. Takes the parameter that holds `levels`. */
export function boardReadable(levels: string): string {
  return `(b.deleted_at is null and ${boardWasReadable(levels)})`
}

/** Gives the condition that the board of the idea `i` may be read: once for all ideas of a statement, without a join. */
export function inReadableBoard(levels: string): string {
  return `i.board_id = any(array(select b.id from board b where ${boardReadable(levels)}))`
}

/** The same of one that may be deleted by now: for what timelines say of it. */
export function boardWasReadable(levels: string): string {
  return `b.visibility = any(${levels}::text[])`
}

/**
 * Gives the condition that everybody who may read the second board may read the first. Takes their
 * aliases.
 */
export function asOpenAs(board: string, other: string): string {
  const rank = (alias: string) =>
    `array_position(array['PUBLIC', 'MEMBERS', 'TEAM'], ${alias}.visibility)`
  return `${rank(board)} <= ${rank(other)}`
}

/** Gives the condition that the tag `t` may be read. Takes the parameter that holds `team`. */
export function tagReadable(team: string): string {
  return `(t.deleted_at is null and ${tagWasReadable(team)})`
}

/** The same of one that may be deleted by now: for what timelines say of it. */
export function tagWasReadable(team: string): string {
  return `(t.visibility = 'PUBLIC' or ${team}::boolean)`
}

/**
 * Gives the condition that the person `p` may be shown: their account is not deleted, and they are
 * no guest, whose vote counts but who has no name.
 */
export function personReadable(): string {
  return 'p.deleted_at is null and not p.guest'
}

/**
 * The condition that only a placeholder is left of the idea `i`: its author deleted account and
 * posts, and the comments of others stay readable. deletePosts.ts blanks it and leaves
 * `state_changed_at` empty.
 */
const placeholder = `(i.state = 'DELETED' and i.state_changed_at is null
    and exists (select from person gone where gone.id = i.author_id and gone.deleted_at is not null))`

/**
 * Gives the condition that the idea `i`, joined to its board `b`, may be read at its address. One
 * that waits for approval is for its author and the team alone.
 */
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

/**
 * Gives the condition that the idea of a number may be read, for records that belong to it. Takes
 * an expression for the number.
 */
export function ideaOpen(
  number: string,
  reader: { levels: string; me: string; team: string },
): string {
  return `exists (select from idea i join board b on b.id = i.board_id where i.number = ${number} and ${ideaReadable(reader)})`
}

/**
 * Gives the condition that the comment `c` of a readable idea may be read. One that waits for
 * approval is for its author and the team alone, one that was removed for the team, and for all as
 * a placeholder (see commentShown) while it has replies.
 */
export function commentReadable({ me, team }: { me: string; team: string }): string {
  return `(c.state = 'LIVE' or ${team}::boolean or (c.state = 'PENDING' and c.author_id = ${me}::text)
      or (c.state in ('SPAM', 'DELETED') and exists (select from comment r where r.idea_number = c.idea_number and r.reply_to = c.id and r.state = 'LIVE' and not r.internal)))
    and (not c.internal or ${team}::boolean)`
}

/**
 * Gives the condition that text and author of a readable comment `c` may be seen, and not its place
 * alone.
 */
export function commentShown(team: string): string {
  return `(c.state in ('LIVE', 'PENDING') or ${team}::boolean)`
}

/**
 * Gives the condition that the entry `ce` of the changelog may be read: by everybody to whom the
 * site is open while it is published, else by the team.
 */
export function entryReadable({ levels, team }: { levels: string; team: string }): string {
  return `((ce.state = 'PUBLISHED' and cardinality(${levels}::text[]) > 0) or ${team}::boolean)`
}

/**
 * Gives the condition that the details of the vote `v` may be read by the team and the voter: its
 * reason, who of the team cast it, and the link to its evidence.
 */
export function voteReasonReadable({ me, team }: { me: string; team: string }): string {
  return `(${team}::boolean or v.person_id = ${me}::text)`
}

/**
 * Gives the condition that a person takes part in the site with a role: no guest, not deleted, and
 * not known from an import alone. Takes the person's alias.
 */
export function isMember(alias: string): string {
  return `(not ${alias}.guest and ${alias}.deleted_at is null and (${alias}.source is null or exists (select from auth_user account where account.person_id = ${alias}.id)))`
}

/**
 * Gives the condition that what the notification `n` tells of may still be read by its recipient,
 * and is still so: a post that was removed is left out, one that waited for approval once it is
 * decided about, and a merge that was taken back.
 */
export function notificationReadable(reader: { levels: string; me: string; team: string }): string {
  const waits = `n.kind = 'AWAITS_APPROVAL'`
  return `(n.idea_number is null or exists (select from idea i join board b on b.id = i.board_id
      where i.number = n.idea_number and ${ideaReadable(reader)} and i.state in ('LIVE', 'PENDING')
        and (n.comment_id is not null or not ${waits} or i.state = 'PENDING')))
    and (n.comment_id is null or exists (select from comment c join idea i on i.number = c.idea_number join board b on b.id = i.board_id
      where c.id = n.comment_id and c.state = case when ${waits} then 'PENDING' else 'LIVE' end
        and ${ideaReadable(reader)} and ${commentReadable(reader)}))
    and (n.kind <> 'MERGED' or exists (select from idea gone where gone.number = (n.data ->> 'from')::integer and gone.merged_into is not null))
    and (n.kind <> 'CHANGELOG' or exists (select from changelog_entry ce where ce.id = n.entry_id and ce.state = 'PUBLISHED' and ${entryReadable(reader)}))`
}
