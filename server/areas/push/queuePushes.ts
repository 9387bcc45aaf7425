import { statement, type Db } from '#server/db/database.ts'

/** The most notifications that are queued at a time. */
const AT_ONCE = 500

/** Those read meanwhile are counted as told: nobody is called for what they have seen. */
const queue = statement<{ count: number }>(
  'push_queue',
  `with due as (
     select id from notification where push_due_at <= now() and pushed_at is null
     order by push_due_at limit ${AT_ONCE} for update skip locked),
   told as (
     update notification n set pushed_at = now() from due where n.id = due.id
     returning n.id, n.recipient_id, n.read_at),
   queued as (
     insert into push (session_id, notification_id)
     select d.session_id, told.id from told join push_device d on d.person_id = told.recipient_id
     where told.read_at is null
     on conflict do nothing)
   select count(*)::int as count from told`,
)

/**
 * Puts what is due to be told by push into the queue: once for each device of the person, in the
 * transaction that marks it as told. Gives whether there may be more.
 */
export async function queuePushes(db: Db): Promise<boolean> {
  const [told] = await db.query(queue)
  return told?.count === AT_ONCE
}
