import { limits } from '#rules/limits.ts'
import { findIdeas } from '#server/areas/ideas/findIdeas.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { commentReadable, ideaReadable, reading } from '#server/kernel/visibility.ts'

/** The new entries of an idea's timeline for one reader. */
export interface Unread {
  /** The moment after which entries are new. */
  since: string
  /** Comments of others; at most `limits.unreadCounted`. */
  count: number
  /** The first and the last of them, in the order of time. */
  firstId: string | null
  newestId: string | null
}

/**
 * Gives the condition that the comment `c` is new to its reader: by somebody else, and later than
 * an expression says.
 */
export function newToReader({
  me,
  team,
  since,
}: {
  me: string
  team: string
  since: string
}): string {
  return `c.created_at > ${since} and c.state = 'LIVE' and c.author_id is distinct from ${me}::text and ${commentReadable({ me, team })}`
}

const reader = { levels: '$2', me: '$3', team: '$4' }
const find = statement<Unread>(
  'unread_of_idea',
  `with mark as materialized (select greatest($5::timestamptz, (select read_at from idea_read where person_id = $3::text and idea_number = $1)) as at),
   fresh as materialized (select c.id, c.created_at from mark, idea i join board b on b.id = i.board_id, lateral (
       select c.id, c.created_at from comment c where c.idea_number = i.number and ${newToReader({ ...reader, since: 'mark.at' })} order by c.created_at limit ${limits.unreadCounted}) c
     where (i.number = $1 or i.merged_into = $1) and ${ideaReadable(reader)} order by c.created_at limit ${limits.unreadCounted})
   select mark.at as since, (select count(*)::int from fresh) as count, (select id from fresh order by created_at, id collate "C" limit 1) as "firstId",
     (select id from fresh order by created_at desc, id collate "C" desc limit 1) as "newestId" from mark where mark.at is not null`,
)
const mark = statement<never>(
  'idea_read_mark',
  `insert into idea_read (person_id, idea_number, read_at) values ($1, $2, least($3::timestamptz, now()))
   on conflict (person_id, idea_number) do update set read_at = greatest(idea_read.read_at, excluded.read_at)`,
)

/**
 * Gives the comments of an idea that are new to somebody since they were there last, or since a
 * moment that they name; null for a person who was never there.
 */
export async function findUnread(
  db: Db,
  actor: Actor,
  ideaNumber: number,
  since: string | null,
): Promise<Unread | null> {
  const { levels, me, team } = reading(actor)
  return (await db.query(find, [ideaNumber, levels, me, team, since]))[0] ?? null
}

export interface MarkReadCommand {
  actor: Actor & Member
  ideaNumber: number
  /** The moment of the latest entry that was read; never later than now, and never moved back. */
  upTo: string
  clientMutationId?: CallId | null
}

/** Notes how far somebody has read an idea. Nobody is told. */
export async function markIdeaRead(
  db: Db,
  { actor, ideaNumber, upTo, clientMutationId }: MarkReadCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  return runCommand(
    db,
    {
      mutation: 'markIdeaRead',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'markRead'),
    },
    async (tx) => {
      const [idea] = await findIdeas(tx, actor, [ideaNumber])
      if (!idea) throw refuse('IDEA_GONE', { field: 'ideaId' })
      await tx.query(mark, [actor.personId, ideaNumber, upTo])
      return { ideaNumber }
    },
  )
}
