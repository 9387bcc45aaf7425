import DataLoader from 'dataloader'
import { wantsAtAll } from '#server/areas/notifications/tellEvent.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { inTeam, may } from '#server/kernel/permissions.ts'
import type { Reader } from '#server/kernel/reader.ts'
import { isMember } from '#server/kernel/visibility.ts'

const count = statement<{ number: number; count: number }>(
  'idea_follower_counts',
  `select c.number, count(*)::int as count from (select f.idea_number as number, f.person_id, 'STATUS_CHANGED' as kind
   from follow f join person p on p.id = f.person_id join idea i on i.number = f.idea_number join board b on b.id = i.board_id
   where f.idea_number = any($1::int[]) and f.following and f.person_id <> $2 and p.banned_at is null and ${isMember('p')}
     and (b.visibility <> 'TEAM' or ${inTeam('p')})
     and not exists (select from idea_mute quiet where quiet.person_id = p.id and quiet.idea_number = i.number)) c
   where ${wantsAtAll} group by c.number`,
)

/**
 * The numbers of people whom a new status of ideas is told to: followers with an account who may
 * read the idea, have not muted it and want to hear of its status, without the actor. Null for all but the team.
 */
export async function countFollowers(
  db: Db,
  actor: Actor,
  numbers: readonly number[],
): Promise<(number | null)[]> {
  if (!may(actor, 'setStatus')) return numbers.map(() => null)
  const rows = await db.query(count, [numbers, actor.personId])
  const counts = new Map(rows.map((row) => [row.number, row.count]))
  return numbers.map((number) => counts.get(number) ?? 0)
}

/** Followers of ideas by number, for the team. */
export const followerLoaders = ({ db, actor }: Reader) => ({
  followerCounts: new DataLoader<number, number | null>((numbers) =>
    countFollowers(db, actor, numbers),
  ),
})
