import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'

// One after the other: what moves many ideas at once changes many kept counts (migration 0001), in an order that nobody chooses.
const queue = statement<never>('ideas_of_queue', 'select id from site for no key update')
const lock = statement<{ number: number }>(
  'ideas_of_lock',
  `select number from idea where author_id = $1 or number in (select idea_number from comment where author_id = $1) order by number for update`,
)

/** Locks all ideas that somebody wrote or commented on, in the order of their numbers, and gives these. For what hides, restores or deletes all that they wrote. */
export async function lockIdeasOf(tx: Db, personId: string): Promise<number[]> {
  await tx.query(queue)
  return (await tx.query(lock, [personId])).map(({ number }) => number)
}
