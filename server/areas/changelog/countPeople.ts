import { planByIndex, wantsAtAll } from '#server/areas/notifications/tellEvent.ts'
import { wouldBeToldOfEntry } from '#server/areas/notifications/whoIsTold.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { votesAreHidden } from '#server/kernel/rowSql.ts'
import { ideaReadable, reading } from '#server/kernel/visibility.ts'

const reader = { levels: '$2', me: '$3', team: '$4' }
const linked = `select distinct coalesce(m.merged_into, m.number) as number from changelog_entry_idea l join idea m on m.number = l.idea_number where l.entry_id = $1`

const asked = statement<{ count: number }>(
  'entry_asked',
  `with part as (select i.number, i.imported_vote_count from idea i join board b on b.id = i.board_id
     where i.number in (${linked}) and ${ideaReadable(reader)} and not ${votesAreHidden(reader)})
   select ((select count(distinct v.person_id) from vote v where v.idea_number in (select number from part))
     + (select coalesce(sum(imported_vote_count), 0) from part))::int as count`,
)
/** The ideas of an entry whose status publishing it can change, of merged ones their targets. */
const unshipped = `select coalesce(jsonb_agg(distinct i.number), '[]') from idea i join status s on s.id = i.status_id
  where i.number in (${linked}) and s.category <> 'SHIPPED'`
const audience = statement<{ count: number }>(
  'entry_audience',
  `with e as materialized (select $2::text as actor_id,
     jsonb_build_object('entryId', $1::text, 'shipped', case when $3::boolean then (${unshipped}) else '[]' end) as data)
   select count(distinct c.person_id)::int as count from (${wouldBeToldOfEntry}) c where ${wantsAtAll}`,
)

/** The number of people who voted for one of an entry's ideas that the actor may read, and whose votes are not hidden from them, each once, and imported votes. */
export async function countAsked(db: Db, actor: Actor, entryId: string): Promise<number> {
  const { levels, me, team } = reading(actor)
  return (await db.query(asked, [entryId, levels, me, team]))[0]?.count ?? 0
}

/**
 * The number of people who are told of an entry when the actor publishes it now, by the condition by
 * which they are: none who was told of it when it was published before. `ships`: whether its ideas
 * get a SHIPPED status with it, of which those hear as well who want to hear of no entry.
 */
export async function countAudience(
  db: Db,
  actor: Actor,
  { entryId, ships }: { entryId: string; ships: boolean },
): Promise<number> {
  return db.transaction(async (tx) => {
    await planByIndex(tx)
    return (await tx.query(audience, [entryId, actor.personId, ships]))[0]?.count ?? 0
  })
}
