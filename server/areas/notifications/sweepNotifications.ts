import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'

const DAY = 86_400_000
const BATCH = 1_000
/** The factor by which unread notifications are kept longer. */
const UNREAD_TIMES = 2

const sweep = statement<{ count: number }>(
  'notification_sweep',
  `with gone as (
     delete from notification where id in (
       select id from notification where read_at < $1::timestamptz order by read_at limit ${BATCH} for update skip locked) returning 1)
   select count(*)::integer as count from gone`,
)
/** Outside of the inbox nothing is ever read. */
const sweepUnread = statement<{ count: number }>(
  'notification_sweep_unread',
  `with gone as (
     delete from notification where id in (
       select id from notification where read_at is null and (created_at < $2::timestamptz or (group_id is null and created_at < $1::timestamptz))
       limit ${BATCH} for update skip locked) returning 1)
   select count(*)::integer as count from gone`,
)
/** Nobody adds to a group of so long ago at this moment without locking it. */
const sweepGroups = statement<{ count: number }>(
  'notification_sweep_groups',
  `with gone as (
     delete from notification_group where id in (
       select g.id from notification_group g where g.latest_at < $1::timestamptz and not exists (select from notification n where n.group_id = g.id)
       limit ${BATCH} for update skip locked) returning 1)
   select count(*)::integer as count from gone`,
)

/**
 * Removes notifications that were read a year ago, those that are in no inbox after the same time and
 * unread ones after two years, and groups of which nothing is left, in batches, each a transaction of
 * its own. Gives how many notifications.
 */
export async function sweepNotifications(db: Db, now = Date.now()): Promise<number> {
  const before = new Date(now - limits.notificationDays * DAY).toISOString()
  const longBefore = new Date(now - UNREAD_TIMES * limits.notificationDays * DAY).toISOString()
  let gone = 0
  for (let batch = BATCH; batch === BATCH; gone += batch)
    batch = (await db.query(sweep, [before]))[0]?.count ?? 0
  for (let batch = BATCH; batch === BATCH; gone += batch)
    batch = (await db.query(sweepUnread, [before, longBefore]))[0]?.count ?? 0
  for (let batch = BATCH; batch === BATCH;)
    batch = (await db.query(sweepGroups, [before]))[0]?.count ?? 0
  return gone
}
