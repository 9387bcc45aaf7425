import { statement, type Db } from '#server/db/database.ts'

const lock = statement<never>(
  'assigned_lock',
  'select from idea where assignee_id = $1 order by number for update',
)
/** Moves no `updated_at`, by which everybody could tell that somebody was banned. */
const clear = statement<never>(
  'assigned_clear',
  'update idea set assignee_id = null where assignee_id = $1',
)

/** Takes somebody who leaves the team off the ideas that they look after. To be called with their row locked. */
export async function unassign(tx: Db, personId: string): Promise<void> {
  await tx.query(lock, [personId])
  await tx.query(clear, [personId])
}
