import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { votesAreHidden } from '#server/kernel/rowSql.ts'
import { ideaReadable, reading } from '#server/kernel/visibility.ts'
import { toldOfShipping } from './toldVoters.ts'

const reader = { levels: '$2', me: '$3', team: '$4' }

const told = statement<{ count: number }>(
  'entry_told',
  `select count(distinct v.person_id)::int as count
   from (select distinct coalesce(m.merged_into, m.number) as number from changelog_entry_idea l join idea m on m.number = l.idea_number where l.entry_id = $1) linked
   join idea i on i.number = linked.number join board b on b.id = i.board_id join vote v on v.idea_number = i.number
   where ${ideaReadable(reader)} and not ${votesAreHidden(reader)}
     and (exists (select from notification n where n.recipient_id = v.person_id and n.entry_id = $1) or ${toldOfShipping})`,
)

/**
 * Counts the people who voted for one of an entry's ideas that the actor may read and whose votes are
 * not hidden from them, and were told of the entry or that the idea shipped; null where nobody was, or
 * it is not known any more.
 */
export async function countToldOfEntry(
  db: Db,
  actor: Actor,
  entryId: string,
): Promise<number | null> {
  const { levels, me, team } = reading(actor)
  const [found] = await db.query(told, [entryId, levels, me, team])
  return found?.count || null
}
