import { statement, type Db } from '#server/db/database.ts'
import { holdMerges } from './mergeQueue.ts'

const lock = statement<{ number: number }>(
  'ideas_of_lock',
  `with own as (select number, merged_into from idea where author_id = $1 or assignee_id = $1 or number in (select idea_number from comment where author_id = $1)
       or number in (select idea_number from mention where person_id = $1))
   select number from idea where number in (select number from own union select merged_into from own) order by number for update`,
)

/**
 * Locks all ideas that somebody wrote, commented on, is mentioned in or looks after, with what they
 * are merged into, in the order of their numbers, and gives these. For what hides, restores or deletes all
 * that they wrote.
 */
export async function lockIdeasOf(tx: Db, personId: string): Promise<number[]> {
  // One after the other: what moves many ideas at once changes many kept counts (migration 0001), in an order that nobody chooses.
  await holdMerges(tx)
  return (await tx.query(lock, [personId])).map(({ number }) => number)
}
