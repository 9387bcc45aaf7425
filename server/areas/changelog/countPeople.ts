import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { inTeam } from '#server/kernel/permissions.ts'
import { votesAreHidden } from '#server/kernel/rowSql.ts'
import { ideaReadable, isMember, reading } from '#server/kernel/visibility.ts'

const reader = { levels: '$2', me: '$3', team: '$4' }
const linked = `select distinct coalesce(m.merged_into, m.number) as number from changelog_entry_idea l join idea m on m.number = l.idea_number where l.entry_id = $1`

const asked = statement<{ count: number }>(
  'entry_asked',
  `with part as (select i.number, i.imported_vote_count from idea i join board b on b.id = i.board_id
     where i.number in (${linked}) and ${ideaReadable(reader)} and not ${votesAreHidden(reader)})
   select ((select count(distinct v.person_id) from vote v where v.idea_number in (select number from part))
     + (select coalesce(sum(imported_vote_count), 0) from part))::int as count`,
)
/** Followers may read the idea that they follow: one of the team's board is followed by the team. */
const audience = statement<{ count: number }>(
  'entry_audience',
  `select count(distinct p.id)::int as count from (
     select s.person_id, 'PUBLIC' as visibility from changelog_subscription s
     union select f.person_id, b.visibility from follow f join idea i on i.number = f.idea_number join board b on b.id = i.board_id
       where f.following and f.idea_number in (${linked}) and i.state = 'LIVE') heard
   join person p on p.id = heard.person_id
   where p.banned_at is null and ${isMember('p')} and p.id is distinct from $2 and (heard.visibility <> 'TEAM' or ${inTeam('p')})`,
)

/** The number of people who voted for one of an entry's ideas that the actor may read, and whose votes are not hidden from them, each once, and imported votes. */
export async function countAsked(db: Db, actor: Actor, entryId: string): Promise<number> {
  const { levels, me, team } = reading(actor)
  return (await db.query(asked, [entryId, levels, me, team]))[0]?.count ?? 0
}

/** The number of people who hear of an entry when the actor publishes it: who follows one of its ideas, or all entries. */
export async function countAudience(db: Db, actor: Actor, entryId: string): Promise<number> {
  return (await db.query(audience, [entryId, actor.personId]))[0]?.count ?? 0
}
